import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createProtocolConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver/node';
import type { Command } from './measure/run.ts';

interface Timed {
  readonly milliseconds: number;
  readonly processor: number;
}

/** An editor that has a page of a corpus open, with the language server behind it. */
export interface Editor {
  /** Types a link that leads nowhere; the time is that from the change to the message about it. */
  readonly type: () => Promise<Timed>;
  /** Begins a citation; the time is that from the change to the list of publications. */
  readonly complete: () => Promise<Timed>;
  readonly close: () => void;
}

/** Opens a page below the folder of a command that serves an editor. */
export async function openEditor({ program, args, cwd }: Command, place: string): Promise<Editor> {
  const server = spawn(program, args, { cwd, stdio: ['pipe', 'pipe', 'inherit'] });
  const connection = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  const file = join(cwd, 'content', place);
  const text = readFileSync(file, 'utf8');
  const uri = pathToFileURL(file).href;
  let version = 1;
  let told: (message: string) => void = () => undefined;
  connection.onNotification('textDocument/publishDiagnostics', (message) => told(JSON.stringify(message)));
  connection.listen();
  await connection.sendRequest('initialize', { processId: process.pid, rootUri: null, capabilities: {} });
  await connection.sendNotification('initialized', {});
  await connection.sendNotification('textDocument/didOpen', {
    textDocument: { uri, languageId: 'markdown', version, text },
  });
  const change = (now: string) =>
    connection.sendNotification('textDocument/didChange', {
      textDocument: { uri, version },
      contentChanges: [{ text: now }],
    });
  const type = async () => {
    version += 1;
    const link = `/nowhere-${version}`;
    const seen = new Promise<void>((settle) => {
      told = (message) => message.includes(`${link}\``) && settle();
    });
    const begun = performance.now();
    await change(`${text}\nSee [it](${link}).\n`);
    await seen;
    return { milliseconds: performance.now() - begun, processor: Number.NaN };
  };
  const complete = async () => {
    version += 1;
    const lines = `${text}\nVersion ${version} says so [@`.split('\n');
    const begun = performance.now();
    await change(lines.join('\n'));
    const position = { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
    const found = await connection.sendRequest('textDocument/completion', { textDocument: { uri }, position });
    const time = performance.now() - begun;
    if (!JSON.stringify(found).includes('"label"')) throw new Error('No publication was offered.');
    return { milliseconds: time, processor: Number.NaN };
  };
  // The first check of a site takes longer than later ones.
  await type();
  return {
    type,
    complete,
    close() {
      connection.dispose();
      server.kill();
    },
  };
}
