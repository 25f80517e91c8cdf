import type { Colors } from 'picocolors/types.js';

/** Writes whole lines, each with the name of its part as prefix. */
export type Log = (part: string, text: string) => void;

/** Creates a log that several parts write to one stream. */
export function createLog(write: (text: string) => void, { dim }: Colors): Log {
  return (part, text) => {
    const lines = text.replace(/\n+$/, '').split('\n');
    write(lines.map((line) => `${dim(`${part.padEnd(7)} |`)} ${line}\n`).join(''));
  };
}
