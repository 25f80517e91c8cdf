import { stripVTControlCharacters } from 'node:util';

const mostLines = 20;
const lastLines = 30;

/** Reads the failures from uvu's output for a room: the file, the name of the test and the message. */
export function readFailures(room: string, printed: string): readonly string[] {
  const failures: string[][] = [];
  let file = room;
  let open = false;
  for (const line of stripVTControlCharacters(printed).split('\n')) {
    const isFile = /^\S+\.test\.tsx?$/.test(line);
    if (isFile) file = `${room}/${line}`;
    const failed = /^ {2} FAIL {1,2}(.*)$/.exec(line);
    if (failed) failures.push([`${file}: ${failed[1]}`]);
    open = failed !== null || (open && !isFile && !/^ {2}Total: /.test(line));
    if (open && !failed && line.trim() && !isOfRunner(line)) failures.at(-1)?.push(line);
  }
  return failures.map((lines) => lines.slice(0, mostLines).join('\n'));
}

/** Frames of uvu and Node in a stack say nothing about the test. */
function isOfRunner(line: string): boolean {
  return /^\s+at .*(?:node_modules\/uvu\/|\(node:|node:internal)/.test(line);
}

/** The last output of a room that broke off before it could name a test. */
export function readBreak(room: string, printed: string): string {
  const lines = stripVTControlCharacters(printed).trimEnd().split('\n');
  return [`${room} failed without naming a test:`, ...lines.slice(-lastLines)].join('\n');
}

/** The failures of a run, for the end of its report; nothing when all passed. */
export function listFailures(failures: readonly string[]): string {
  if (failures.length === 0) return '';
  return `\nFailed:\n${failures.map((failure) => `✗ ${failure.replaceAll('\n', '\n  ')}\n`).join('')}`;
}
