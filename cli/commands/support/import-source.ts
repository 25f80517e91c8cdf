/** The bibliographies that an import reads, and what is told of their entries. */
import { extname } from 'node:path';
import { decodeAny } from '../../core/encoding.ts';
import { cleanDoi } from '../../core/identity.ts';
import type { Problem } from '../../core/problem.ts';
import { joinWords } from '../../core/words.ts';
import type { BibliographySource } from '../../edit/verify-import.ts';
import { readCslFile } from '../../formats/csl-read.ts';
import { readRis } from '../../formats/ris-read.ts';
import { formatPretty } from '../../report/pretty.ts';
import { documentTypes } from '../../schema/document-types.ts';
import { readNamed } from './read-named.ts';
import { colorsOf } from './session.ts';
import { UsageError } from './usage-error.ts';

/** The entries that an import reads. */
export interface ImportSource extends BibliographySource {
  /** The text of the file. */
  readonly text?: string;
  /** The name of the entry on a line, for entries that are in no file. */
  readonly nameOf?: (line: number) => string;
}

/** Reads a .bib or .ris file, a .json file of CSL-JSON, or a .txt file with entries of the first two. Throws a UsageError when it is neither, or cannot be read. */
export async function readBibliography(path: string): Promise<ImportSource> {
  const extension = extname(path).toLowerCase();
  // Some programs export UTF-16 with a byte order mark; older bibliographies are in Windows-1252.
  if (extension === '.ris' || extension === '.bib') return readEntries(extension, decodeAny(readNamed(path)), path);
  // EndNote exports every format as a text file.
  const plain = extension === '.txt' ? decodeAny(readNamed(path)) : '';
  const entries = plain === '' ? null : await findEntries(plain, path);
  if (entries !== null) return entries;
  if (extension === '.json') {
    const text = decodeAny(readNamed(path));
    const bibliography = readCslFile(text, path);
    if (bibliography !== null) return { bibliography, path, text };
  }
  if (extension === '.nbib' || /^PMID- /m.test(plain))
    throw new UsageError(
      `\`${path}\` is in the format of PubMed, which cannot be read. Bring it into Zotero or EndNote, and export it from there as BibTeX or RIS.`,
    );
  throw refuseUnknownType(path);
}

/** What is said of a file that is of no type that can be imported. */
export function refuseUnknownType(path: string): UsageError {
  const doi = cleanDoi(path);
  const rest = doi === null ? '' : ` To ask the registry, write \`--doi ${doi}\`.`;
  return new UsageError(
    `\`${path}\` is neither a bibliography (.bib, .ris or .json) nor a document (${joinWords(documentTypes, 'or')}).${rest}`,
  );
}

/** The publications in a text of BibTeX or RIS, by what it looks like; null where it is neither. */
export async function findEntries(text: string, path: string) {
  if (/^TY {2}- /m.test(text)) return readEntries('.ris', text, path);
  return /^\s*@\w+\s*[{(]/m.test(text) ? readEntries('.bib', text, path) : null;
}

/** The publications in a text of this type. */
export async function readEntries(type: '.bib' | '.ris', written: string, path: string) {
  const text = written.replace(/\r\n?/g, '\n');
  if (type === '.ris' && !text.includes('$')) return { bibliography: readRis(text, path), path, text };
  // The parser takes longer to load than most commands run.
  const { readBibtex, readFormulas } = await import('../../formats/bibtex-read.ts');
  if (type === '.ris') return { bibliography: readRis(text, path, readFormulas), path, text };
  return { bibliography: readBibtex(text, path), path, text };
}

/** Writes the problems of entries to stderr, each at its place in the bibliography. */
export function showProblems(
  problems: readonly Problem[],
  source: ImportSource,
  read: (path: string) => string | undefined = () => undefined,
): void {
  if (problems.length === 0) return;
  const placed = problems.map((problem) => placeProblem(problem, source));
  const textOf = (path: string) => (path === source.path ? source.text : read(path));
  process.stderr.write(formatPretty(placed, textOf, colorsOf(process.stderr)));
}

/** An entry from a registry is in no file, so its problems stand at the name of the entry. */
function placeProblem(problem: Problem, { path, nameOf }: ImportSource): Problem {
  return nameOf === undefined || problem.path !== path ? problem : { ...problem, path: nameOf(problem.line), line: 0 };
}
