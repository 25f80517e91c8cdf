import { spawn } from 'node:child_process';
import { bundle } from './server/program.ts';

export const professor = { email: 'professor@example.org', password: 'slow thought pays its way' };

/** Makes the professor's account as the person who runs the site does, with the password on standard input. */
export async function addProfessor(data: string): Promise<void> {
  await admin(data, ['professor', 'add', professor.email], `${professor.password}\n`);
}

/** What the person who runs the site sees of the submissions. */
export async function listSubmissions(data: string): Promise<readonly unknown[]> {
  return JSON.parse(await admin(data, ['submissions', 'list', '--json'])) as unknown[];
}

async function admin(data: string, words: readonly string[], typed = ''): Promise<string> {
  const child = spawn(process.execPath, [await bundle('server/admin/main.ts'), ...words], {
    env: { ...process.env, DATA_DIR: data },
  });
  let output = '';
  let complaint = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk;
  });
  // A program that refuses its words may end before it reads anything.
  child.stdin.on('error', () => undefined).end(typed);
  return new Promise((done, fail) => {
    child.on('close', (code) => (code === 0 ? done(output) : fail(new Error(complaint))));
  });
}

/** What the person who runs the site sees of the contact messages. */
export async function listMessages(data: string): Promise<readonly unknown[]> {
  return JSON.parse(await admin(data, ['messages', 'list', '--json'])) as unknown[];
}
