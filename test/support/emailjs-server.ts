import { type Listening, listen } from './listen.ts';

/** How EmailJS answers: the statuses and texts of its documentation, no answer, half an answer, or another's web page. */
export type Mood = 200 | 403 | 429 | 451 | 'silent' | 'cut' | 'html';

const texts = {
  200: 'OK',
  403: 'Forbidden',
  429: 'Too Many Requests',
  451: 'Unavailable For Headless Browser',
} as const;

export interface EmailJsServer extends Listening {
  readonly set: (mood: Mood) => void;
  /** The bodies of the messages that arrived. */
  readonly received: Record<string, unknown>[];
}

/** A server that behaves as EmailJS does on its one call, for pages of any origin. */
export async function startEmailJs(): Promise<EmailJsServer> {
  let mood: Mood = 200;
  const received: Record<string, unknown>[] = [];

  const server = await listen(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'content-type');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    let body = '';
    for await (const chunk of request) body += chunk;
    if (request.url !== '/api/v1.0/email/send') return void response.writeHead(404).end();
    received.push(JSON.parse(body));
    if (mood === 'silent') return;
    if (mood === 'cut') {
      response.writeHead(200, { 'content-length': '100' });
      return void response.write('O', () => response.destroy());
    }
    if (mood === 'html') return void response.writeHead(200).end('<!doctype html><p>Log in to this network</p>');
    response.writeHead(mood, { 'content-type': 'text/plain' }).end(texts[mood]);
  });

  return {
    ...server,
    received,
    set: (next) => {
      mood = next;
    },
  };
}
