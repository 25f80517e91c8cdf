import { execFile } from 'node:child_process';
import type { Convert } from '../../documents/read.ts';
import type { PandocType } from '../../schema/document-types.ts';

/** The timeout for a document, in milliseconds. */
const patience = 60_000;
const mostHtml = 50 * 1024 * 1024;

/** Pandoc's names of the formats. */
const formats: Readonly<Record<PandocType, string>> = { '.tex': 'latex', '.rtf': 'rtf' };

/**
 * Converts a document to HTML with formulas as TeX. Pandoc runs in its sandbox, without files and network; null when
 * there is no Pandoc, it is older than the sandbox (2.15), or it fails.
 */
export const convertWithPandoc: Convert = (type, bytes) =>
  new Promise((settle) => {
    const options = ['--sandbox', '--from', formats[type], '--to', 'html', '--standalone', '--mathjax', '--wrap=none'];
    const pandoc = execFile(
      'pandoc',
      [...options, '--metadata', 'pagetitle=-', '+RTS', '-M1g', '-RTS'],
      { timeout: patience, killSignal: 'SIGKILL', maxBuffer: mostHtml },
      (error, html) => settle(error === null ? withoutName(html) : null),
    );
    // A write error means that Pandoc has ended early, which its exit code reports.
    pandoc.stdin?.once('error', () => undefined);
    pandoc.stdin?.end(bytes);
  });

/** Pandoc requires a page title, which is not part of the document. */
function withoutName(html: string): string {
  return html.replace(/<title>[^<]*<\/title>/, '');
}
