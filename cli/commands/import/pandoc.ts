import { execFile } from 'node:child_process';
import type { Convert } from '../../documents/read.ts';
import { defineSkipped, listSkipped, tellSkipped } from '../../documents/unknown-commands.ts';
import type { PandocType } from '../../schema/document-types.ts';

/** The timeout for a document, in milliseconds. */
const patience = 60_000;
const mostHtml = 50 * 1024 * 1024;

/** Pandoc's names of the formats. */
const formats: Readonly<Record<PandocType, string>> = { '.tex': 'latex', '.rtf': 'rtf' };

/**
 * Converts a document to HTML with formulas as TeX. Pandoc runs in its sandbox, without files and network; null when
 * there is no Pandoc, it is older than the sandbox (2.15), or it fails. Of commands that it does not know it leaves out
 * the words, too: it runs again, told what these mean.
 */
export const convertWithPandoc: Convert = async (type, bytes, losses) => {
  const first = await runPandoc(type, bytes);
  if (first === null) return null;
  const tex = Buffer.from(bytes).toString();
  const found = listSkipped(first.log, tex);
  const definitions = defineSkipped(found);
  if (definitions.size === 0) {
    tellSkipped(found, new Set(), losses);
    return first.html;
  }
  // In the first line, so that no other line has another number.
  const again = await runPandoc(type, Buffer.from([...definitions.values(), tex].join('')));
  const kept = new Set(again === null ? [] : definitions.keys());
  const within = listSkipped(again?.log ?? '', tex).filter(({ name }) => !found.some((one) => one.name === name));
  tellSkipped([...found, ...within], kept, losses);
  return (again ?? first).html;
};

function runPandoc(
  type: PandocType,
  bytes: Uint8Array,
): Promise<{ readonly html: string; readonly log: string } | null> {
  return new Promise((settle) => {
    const read = ['--verbose', '--sandbox', '--from', formats[type], '--to', 'html', '--standalone', '--mathjax'];
    const pandoc = execFile(
      'pandoc',
      [...read, '--wrap=none', '--metadata', 'pagetitle=-', '+RTS', '-M1g', '-RTS'],
      { timeout: patience, killSignal: 'SIGKILL', maxBuffer: mostHtml },
      (error, html, log) => settle(error === null ? { html: withoutName(html), log } : null),
    );
    // A write error means that Pandoc has ended early, which its exit code reports.
    pandoc.stdin?.once('error', () => undefined);
    pandoc.stdin?.end(bytes);
  });
}

/** Pandoc requires a page title, which is not part of the document. */
function withoutName(html: string): string {
  return html.replace(/<title>[^<]*<\/title>/, '');
}
