import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type CorpusPage, type Dialect, makePages, makePublications } from './pages.ts';

const ours: Dialect = {
  link: (text, { slug }) => `[${text}](/resources/${slug})`,
  cite: (id) => `[@${id}]`,
};

const docs: Dialect = {
  link: (text, { slug, group }) => `[${text}](/${group}/${slug}/)`,
  cite: (_, number) => `[[${number}]](#references)`,
};

/**
 * Writes a corpus as `content/` below a folder: the smallest valid site of the fixtures, and `count` topics in it with
 * their groups and references. Velite and content-collections read the same files.
 */
export function writeContent(folder: string, count: number): void {
  cpSync('test/fixtures/base/content', join(folder, 'content'), { recursive: true });
  const pages = makePages(count);
  for (const [index, group] of groupsOf(pages).entries())
    write(folder, `content/groups/${group}.md`, `---\ntitle: Group ${index + 1}\norder: ${1000 + index * 10}\n---\n`);
  for (const { id, author, title, year } of makePublications(count))
    write(
      folder,
      `content/references/${id}.md`,
      `---\ntype: article\nauthors: [${author}]\ntitle: ${title}\nyear: ${year}\nvenue: Journal of Corpora\n---\n\nShows how it is.\n`,
    );
  for (const page of pages) write(folder, `content/topics/${page.slug}.md`, writeTopic(page));
}

function writeTopic({ title, description, group, order, references, write: body }: CorpusPage): string {
  const listed = references.map((id) => `  - ${id}\n`).join('');
  return `---\ntitle: ${title}\ndescription: ${description}\ngroup: ${group}\norder: ${order}\nreferences:\n${listed}---\n\n${body(ours)}`;
}

/** Writes the same pages as Starlight's `src/content/docs/` below a folder, a folder per group, each with its list of references. */
export function writeDocs(folder: string, count: number): void {
  const publications = new Map(makePublications(count).map((one) => [one.id, one]));
  write(folder, 'src/content/docs/index.md', '---\ntitle: Test Site\n---\n\nWelcome to the site.\n');
  for (const { slug, group, title, description, order, references, write: body } of makePages(count)) {
    const list = references.map((id, index) => {
      const one = publications.get(id);
      return `${index + 1}. ${one?.author} (${one?.year}). ${one?.title}. *Journal of Corpora*. Shows how it is.\n`;
    });
    const frontMatter = `title: ${title}\ndescription: ${description}\nsidebar:\n  order: ${order}\n`;
    const text = `---\n${frontMatter}---\n\n${body(docs)}\n## References\n\n${list.join('')}`;
    write(folder, `src/content/docs/${group}/${slug}.md`, text);
  }
}

function groupsOf(pages: readonly CorpusPage[]): string[] {
  return [...new Set(pages.map((page) => page.group))];
}

function write(folder: string, place: string, text: string): void {
  const file = join(folder, place);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
