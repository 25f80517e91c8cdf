/** Says what lies in the content folder and is no content, or not in its place. */
import { basename, extname, format, parse } from 'node:path/posix';
import { findNearest } from '../core/nearest.ts';
import type { Finding, Level } from '../core/problem.ts';
import { slugify } from '../core/slug.ts';
import { tableOf } from '../core/table.ts';
import { quoteArgument } from '../core/text.ts';
import { joinWords, quoteAll } from '../core/words.ts';
import { collections, folderOf } from '../kinds/paths.ts';
import { documentTypes } from '../schema/document-types.ts';
import { isPublishedMedia } from '../schema/media.ts';
import { findFolder } from './folder-names.ts';
import { folders } from './layout.ts';

/** What to report about an entry of the content folder. */
export interface Stranger extends Omit<Finding, 'at'> {
  readonly rule: string;
  readonly level: Level;
}

/** An entry that stops the compiler. */
export function wrongEntry(rule: string, reason: string, hint: string, suggestion?: string): Stranger {
  return { rule, level: 'error', reason, hint, suggestion };
}

/** An entry that is not content. */
export function unknownEntry(reason: string, hint: string, suggestion?: string): Stranger {
  return wrongEntry('unknown-file', reason, hint, suggestion);
}

const left = (reason: string, hint: string): Stranger => ({ rule: 'system-file', level: 'warning', reason, hint });

/** A file that a program or an operating system left behind, or in the place of another, in any folder; null for any other. */
export function judgeLeftover(relativePath: string): Stranger | null {
  const name = basename(relativePath);
  const far = /^\.(.+)\.icloud$/.exec(name)?.[1];
  if (far !== undefined)
    return wrongEntry(
      'unreadable-file',
      `\`${far}\` is in iCloud and no longer on this Mac.`,
      'Choose *Download Now* for it in the Finder, and better keep the folder of the site outside of iCloud Drive.',
    );
  if (name.startsWith('~$'))
    return left(
      `\`${name}\` is a lock that Word or Excel keeps while a document is open.`,
      'Close the document: the file goes away by itself. Keep such documents outside of `content/`.',
    );
  if (/^(?:thumbs\.db|ehthumbs\.db|desktop\.ini|icon\r?|__macosx)$/i.test(name))
    return left(
      `\`${name.trim()}\` is a file that ${/icon|macosx/i.test(name) ? 'macOS' : 'Windows'} keeps for itself; it is not published.`,
      'Delete it, and let git ignore it: a line with its name in `.gitignore`.',
    );
  if (/(?:\.(?:tmp|temp|part|filepart|crdownload|download|swp|crswap|!sync)|___jb_(?:tmp|old)___)$/i.test(name))
    return left(
      `\`${name}\` is the temporary file of a program; it is not published.`,
      'Delete it once that program has ended.',
    );
  return null;
}

/** File types of word processors and similar programs, and what they are. */
const documents = tableOf<string>({
  '.docx': 'a document of Word',
  '.doc': 'a document of Word',
  '.odt': 'a document of LibreOffice',
  '.rtf': 'a document with formatting',
  '.pages': 'a document of Pages',
  '.gdoc': 'a link to a document of Google Docs',
  '.tex': 'a document of LaTeX',
  '.qmd': 'a document of Quarto',
  '.rmd': 'a document of R Markdown',
  '.html': 'a web page',
  '.htm': 'a web page',
  '.ipynb': 'a notebook',
  '.pptx': 'a presentation',
  '.key': 'a presentation',
});

/** Documents that the program which made them can save as one that `import` reads. */
const savedAsWord = /\.(?:pages|doc|gdoc)$/i;

/** What to do with a document that `import` does not read. */
function moveByHand(name: string): string {
  return savedAsWord.test(name)
    ? 'Save it as `.docx` outside of `content/`, make a draft of that with `npm run site -- import`, and move this document out, too.'
    : 'Copy its text into a page, a file that ends with `.md`, and move the document out of `content/`.';
}

/**
 * What to report about a file in a folder of pages that is not a page, by its place in the content folder and its path.
 */
export function describeFile(relativePath: string, path: string): Stranger {
  const name = basename(relativePath);
  const extension = extname(name).toLowerCase();
  const stem = name.slice(0, name.length - extension.length);
  const what = `\`${relativePath}\` is `;
  if (name.endsWith('.md')) return describeMarkdown(relativePath, name);
  if (/^readme(?:\.\w+)?$/i.test(name))
    return unknownEntry(`${what}no page.`, 'Call it `README.md`: a file of that name is left alone.', 'README.md');
  const inside = /^(.*)\.md(?:\.txt|\.bak|\.orig|\.rej|\.old|\.save|\.\d+)$/i.exec(name)?.[1];
  if (inside !== undefined && extension !== '.txt')
    return unknownEntry(`${what}a copy that a program put aside.`, `Compare it with \`${inside}.md\`, and delete it.`);
  if (['.md', '.markdown', '.mdx', '.mdown', '.txt'].includes(extension))
    return unknownEntry(
      `${what}not read: the name of a page ends with \`.md\`, in lower-case letters.`,
      `Rename it, if it is a page.${extension === '.txt' ? ' Windows shows the whole name under View, File name extensions.' : ''}`,
      `${slugify(inside ?? stem) || 'name'}.md`,
    );
  if (documents[extension] !== undefined)
    return unknownEntry(
      `${what}${documents[extension]}, which is no page.`,
      documentTypes.some((type) => type === extension)
        ? `Make a draft of it with \`npm run site -- import ${quoteArgument(path)}\`, which also moves it out of \`content/\`.`
        : `${moveByHand(name)} To let readers download it, save it as a PDF in \`media/\`.`,
    );
  if (['.bib', '.ris', '.enw', '.nbib'].includes(extension))
    return unknownEntry(
      `${what}a bibliography, of which each publication is a file of its own here.`,
      `Move it out of \`content/\`, and bring it in with \`npm run site -- import ${quoteArgument(name)}\`.`,
    );
  if (isPublishedMedia(name.toLowerCase()))
    return unknownEntry(
      `${what}${/pdf|csv/.test(extension) ? 'a file to download' : 'a picture or film'}, which belongs in \`media/\`.`,
      `Move it there, and write its address, \`/media/${name}\`.`,
      `media/${slugify(stem)}${extension}`,
    );
  if (['.xlsx', '.xls', '.ods', '.numbers'].includes(extension))
    return unknownEntry(
      `${what}a spreadsheet.`,
      'Save its table as CSV in `data/`, which pages show as a figure, and move the spreadsheet out of `content/`.',
    );
  if (['.zip', '.gz', '.tar', '.7z', '.rar'].includes(extension))
    return unknownEntry(
      `${what}an archive.`,
      'Unpack what belongs to the site, and move the archive out of `content/`.',
    );
  return unknownEntry(
    `${what}not a page.`,
    'Only files that end with `.md` stand here; pictures belong in `media/`. Move it there, or out of `content/`.',
  );
}

function describeMarkdown(relativePath: string, name: string): Stranger {
  const known = collections.map((kind) => `\`${folderOf(kind)}/\``);
  return unknownEntry(
    `\`${relativePath}\` stands in no folder of pages.`,
    `Move it into ${joinWords(known, 'or')}, which says what it is.`,
    findNearest(name, ['site.md']),
  );
}

/** What to report about an unknown folder. */
export function describeFolder(relativePath: string): Stranger {
  const [folder = '', inner] = relativePath.split('/');
  const reason = `The folder \`${relativePath}\` has no meaning here: nothing in it is read.`;
  if (/\.(?:pages|key|numbers|rtfd|app)$/i.test(relativePath))
    return unknownEntry(`\`${relativePath}\` is a document of a Mac, which is no page.`, moveByHand(relativePath));
  const original = folders.find((one) => folder.startsWith(one) && isAddition(folder.slice(one.length)));
  if (inner === undefined && original !== undefined)
    return unknownEntry(
      `\`${relativePath}\` is a copy of \`${original}\`: nothing in it is read.`,
      'Move it out of `content/`, or delete it.',
    );
  if (inner !== undefined)
    return unknownEntry(
      reason,
      `Move its files into \`${folder}/\`.${/draft|entw/i.test(inner) ? ' A line `draft: true` keeps a page out of the site.' : ''}`,
    );
  if (/draft|unpublished|todo|archive/i.test(folder))
    return unknownEntry(
      reason,
      'Move its files into `topics/` or `papers/`; a line `draft: true` in a page keeps it out of the site.',
    );
  return unknownEntry(
    reason,
    `Content stands in ${quoteAll(folders)}.`,
    findFolder(folder) ?? findNearest(folder, folders),
  );
}

/** How sync programs and operating systems name a second version of a file: the suffix or prefix they add. */
const copyAfter =
  /^(?: ?\(?\d{1,2}\)?| ?-? ?(?:copy|kopie|copie|copia|cópia|kopia)(?: ?\(?\d+\)?)?| ?\([^)]*(?:conflict|konflikt|conflit|clash|copy|kopie|case)[^)]*\)|\.sync-conflict-.*|[-_ ](?:conflict|backup)(?:[-_ ].*)?|_\d{4}-\d\d-\d\d.*)$/i;
/** The name of a machine, which sync programs write in capitals, or which is that of a Mac. */
const machineAfter = /^[-_ ](?:[A-Z][A-Z0-9]{3,}(?:-[A-Z0-9]+)*(?:[-_ ].*)?|.*(?:MacBook|iMac|Mac[- ]mini).*)$/;
const copyBefore = /^(?:copy of|kopie von|copie de|copia de|cópia de) /i;

function isAddition(rest: string): boolean {
  return copyAfter.test(rest) || machineAfter.test(rest);
}

/** A copy that a sync program, a mail program or a person made of a file; null if the file is not a copy. */
export function judgeCopy(relativePath: string, isThere: (relativePath: string) => boolean): Stranger | null {
  const { dir, base, name, ext } = parse(relativePath);
  const slug = nameOriginal(name, (one) => isThere(format({ dir, name: one, ext })));
  if (slug === null) return null;
  const original = `${slug}${ext}`;
  return wrongEntry(
    'file-copy',
    `\`${base}\` looks like a second version of \`${original}\`, as a sync program or a copy leaves it.`,
    `Compare the two, keep what is right in \`${original}\`, and delete this one. What is no copy needs a name in lower-case letters, digits and hyphens.`,
  );
}

function nameOriginal(name: string, isThere: (slug: string) => boolean): string | null {
  const behind = name.replace(copyBefore, '');
  if (behind !== name && isThere(behind)) return behind;
  for (let end = name.length - 1; end > 0; end -= 1) {
    const [slug, rest] = [name.slice(0, end), name.slice(end)];
    if (/^[^a-z0-9]/i.test(rest) && isThere(slug) && isAddition(rest) && !/^-[a-z0-9-]+$/.test(rest)) return slug;
  }
  return null;
}
