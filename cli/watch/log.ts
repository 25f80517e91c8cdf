import pc from 'picocolors';

/** Writes whole lines, each with the name of the part that says it in front. */
export type Log = (part: string, text: string) => void;

/** A log of several parts for one stream. */
export function createLog(write: (text: string) => void, colored: boolean): Log {
  const { dim } = pc.createColors(colored);
  return (part, text) => {
    const lines = text.replace(/\n+$/, '').split('\n');
    write(lines.map((line) => `${dim(`${part.padEnd(7)} |`)} ${line}\n`).join(''));
  };
}
