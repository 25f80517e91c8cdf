import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '../contract/errors.ts';
import { Failure } from './failure.ts';

const known: Readonly<Record<string, readonly [ErrorCode, string]>> = {
  HPE_HEADER_OVERFLOW: ['headers-too-large', 'The headers are too large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['timeout', 'The request took too long to arrive'],
};

/** Answers a connection that sent no valid request: garbage, or headers that are too large or too slow. */
export function answerSocket(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const [code, message] = known[error.code ?? ''] ?? ['bad-request', 'The request is not valid HTTP'];
  const failure = new Failure(code, message);
  const body = JSON.stringify(failure.body);
  socket.end(
    [
      `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
