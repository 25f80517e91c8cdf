import { spawn } from 'node:child_process';

export interface Empty {
  readonly address: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/** Starts the empty server in a process of its own. */
export async function startEmpty(file: string): Promise<Empty> {
  const child = spawn(process.execPath, [file], { env: { PATH: process.env.PATH, NODE_ENV: 'production' } });
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const found = /listening (\S+)/.exec(chunk.toString())?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('close', () => reject(new Error('the empty server did not start')));
  });
  return {
    address,
    pid: child.pid ?? 0,
    stop: () =>
      new Promise((resolve) => {
        child.once('close', () => resolve());
        child.kill();
      }),
  };
}
