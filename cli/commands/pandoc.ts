import { execFile } from 'node:child_process';
import type { Convert } from '../documents/read.ts';

/** How long another program may take for a document. */
const patience = 60_000;
const mostHtml = 50 * 1024 * 1024;

/** Formats as Pandoc calls them. */
const formats: Readonly<Record<string, string>> = { '.tex': 'latex', '.rtf': 'rtf' };

/**
 * HTML of a document by Pandoc, with formulas as TeX; null where the machine has no Pandoc, or one too old for a
 * sandbox (before 2.15), in which it can read and write no file and ask no server.
 */
export const convertWithPandoc: Convert = (type, bytes) =>
  new Promise((settle) => {
    const format = formats[type];
    if (format === undefined) return settle(null);
    const options = ['--sandbox', '--from', format, '--to', 'html', '--standalone', '--mathjax', '--wrap=none'];
    const pandoc = execFile(
      'pandoc',
      [...options, '--metadata', 'pagetitle=-', '+RTS', '-M1g', '-RTS'],
      { timeout: patience, killSignal: 'SIGKILL', maxBuffer: mostHtml },
      (error, html) => settle(error === null ? withoutName(html) : null),
    );
    // A program that ends before it has read everything says so by its code.
    pandoc.stdin?.once('error', () => undefined);
    pandoc.stdin?.end(bytes);
  });

/** A page must have a name there; the document has it as a heading, or not at all. */
function withoutName(html: string): string {
  return html.replace(/<title>[^<]*<\/title>/, '');
}
