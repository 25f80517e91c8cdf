import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Question } from '../../server/contract/forum.ts';

export interface SevenCalls {
  /** Answers a request for the API; false for one that is none. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  /** Every request for the API, as `METHOD /path`. */
  readonly asked: string[];
  readonly questions: Question[];
  /** The bodies of the forms. */
  readonly forms: string[];
}

export const professor = { email: 'professor@example.org', password: 'seven calls and no more' };

/** The exact fields that the specification has the client send. */
const fields: Readonly<Record<string, readonly string[]>> = {
  'POST /api/questions': ['text'],
  'POST /api/auth/login': ['email', 'password'],
  'POST /api/verify-email': ['email'],
  'POST /api/chat': ['message', 'email'],
};

/** Whether a call sends more than the specification says, which a strict backend refuses. */
function isTooMuch(line: string, body: string, authorization: string | undefined): boolean {
  const known = /^POST \/api\/questions\/\w+\/reply$/.test(line) ? ['text'] : fields[line];
  if (known === undefined) return false;
  const isReply = !(line in fields);
  return (authorization !== undefined && !isReply) || Object.keys(JSON.parse(body)).some((key) => !known.includes(key));
}

/**
 * A backend with just the seven calls of the specification and the least answers that it allows; it refuses everything
 * else.
 */
export function createSevenCalls(): SevenCalls {
  const asked: string[] = [];
  const questions: Question[] = [];
  const forms: string[] = [];

  function answer(line: string, body: string, authorization: string | undefined): [number, unknown] {
    if (isTooMuch(line, body, authorization)) return [400, { message: 'Unknown field' }];
    if (line === 'GET /api/questions') return [200, questions];
    if (line === 'POST /api/questions') {
      const createdAt = new Date().toISOString();
      questions.push({
        _id: `6650f1c2a7${questions.length}abcd${questions.length}`,
        text: JSON.parse(body).text,
        createdAt,
      });
      return [201, { message: 'created' }];
    }
    if (line === 'POST /api/auth/login') {
      const { email, password } = JSON.parse(body);
      const right = email === professor.email && password === professor.password;
      return right ? [200, { token: 'the-token' }] : [401, { message: 'Unauthorized' }];
    }
    const replied = /^POST \/api\/questions\/(\w+)\/reply$/.exec(line)?.[1];
    if (replied !== undefined) {
      if (authorization !== 'Bearer the-token') return [401, {}];
      const place = questions.findIndex(({ _id }) => _id === replied);
      const question = questions[place];
      if (!question) return [404, {}];
      questions[place] = { ...question, reply: { text: JSON.parse(body).text, createdAt: new Date().toISOString() } };
      return [200, {}];
    }
    if (line === 'POST /api/forms/submit') {
      forms.push(body);
      return [200, undefined];
    }
    if (line === 'POST /api/verify-email') {
      const { email } = JSON.parse(body);
      return forms.some((form) => form.includes(email)) ? [200, { ok: true }] : [403, { error: 'Not a respondent.' }];
    }
    if (line === 'POST /api/chat') return [200, { content: `You said: ${JSON.parse(body).message}` }];
    return [404, undefined];
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    if (!request.url?.startsWith('/api/')) return false;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const line = `${request.method} ${request.url}`;
    asked.push(line);
    const [status, body] = answer(line, Buffer.concat(chunks).toString(), request.headers.authorization);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(body === undefined ? '' : JSON.stringify(body));
    return true;
  }

  return { handle, asked, questions, forms };
}
