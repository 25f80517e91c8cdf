import { execFile } from 'node:child_process';
import { type Losses, tellCommand } from '../../documents/losses.ts';
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
export const convertWithPandoc: Convert = (type, bytes, losses) =>
  new Promise((settle) => {
    const options = [
      '--verbose',
      '--sandbox',
      '--from',
      formats[type],
      '--to',
      'html',
      '--standalone',
      '--mathjax',
      '--wrap=none',
    ];
    const pandoc = execFile(
      'pandoc',
      [...options, '--metadata', 'pagetitle=-', '+RTS', '-M1g', '-RTS'],
      { timeout: patience, killSignal: 'SIGKILL', maxBuffer: mostHtml },
      (error, html, log) => {
        if (error === null) tellSkipped(log, losses);
        settle(error === null ? withoutName(html) : null);
      },
    );
    // A write error means that Pandoc has ended early, which its exit code reports.
    pandoc.stdin?.once('error', () => undefined);
    pandoc.stdin?.end(bytes);
  });

/** Tells the commands of LaTeX that Pandoc does not know and leaves out: those with words in braces, and single letters. */
function tellSkipped(log: string, losses: Losses): void {
  // Pandoc tries some commands twice.
  for (const line of new Set(log.match(skipped))) {
    const [, name = '', given = ''] = new RegExp(skipped.source).exec(line) ?? [];
    const words = given.replace(/\\[a-zA-Z]+|[{}]|\[[^\]]*\]/g, ' ').trim();
    const isSaid = /\p{L}|\d{3}/u.test(words) && !setting.test(name) && !/^[\w, ]+=|^[\d.]+ ?[a-z]{2}$/.test(words);
    if (isSaid) losses.add(tellCommand(name), words);
    else if (words === '' && name.length < 4)
      losses.add(`LaTeX’s \`${name}\` is left out: type the letter that it is.`);
  }
}

const skipped = /^\[INFO\] Skipped '(\\[a-zA-Z]+)\*?([\s\S]*?)' at [^\n]*?line \d+ column \d+$/gm;
/** The commands whose words are no text, and the ends of passages whose text is kept. */
const setting = /^\\(?:begin$|end$|index$|set|define|\w*(?:style|color|space|size|format|path)$)/;

/** Pandoc requires a page title, which is not part of the document. */
function withoutName(html: string): string {
  return html.replace(/<title>[^<]*<\/title>/, '');
}
