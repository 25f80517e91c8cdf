import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies wait for an answer before they ask again on the same connection. */
const mostWaiting = 10;

/**
 * Handles the requests of a connection one after the other, and cuts one that asks for many without waiting: Node hands
 * over all that were read at once, holds their answers in memory, and tells none but the first that the connection has
 * closed, so that their files would stay open.
 */
export function answerInTurn(handle: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    const answer = () => {
      response.once('close', () => {
        if (socket.destroyed) return;
        const next = lines.get(socket)?.shift();
        if (next === undefined) lines.delete(socket);
        else next();
      });
      handle(request, response);
    };
    const line = lines.get(socket);
    if (line === undefined) {
      lines.set(socket, []);
      answer();
    } else if (line.length < mostWaiting) line.push(answer);
    else socket.destroy();
  };
}
