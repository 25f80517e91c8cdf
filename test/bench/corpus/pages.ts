import { createRandom } from './random.ts';
import { words } from './words.ts';

/** A page of the corpus, independent of the program that it is written for. */
export interface CorpusPage {
  readonly slug: string;
  readonly group: string;
  readonly title: string;
  readonly description: string;
  readonly order: number;
  /** The ids of its publications, in the order of their numbers. */
  readonly references: readonly string[];
  /** The pages that its text links to. */
  readonly targets: readonly Address[];
  /** The text of about 600 words, with links and citations in the given dialect. */
  readonly write: (dialect: Dialect) => string;
}

interface Address {
  readonly slug: string;
  readonly group: string;
}

export interface Publication {
  readonly id: string;
  readonly author: string;
  readonly title: string;
  readonly year: number;
}

/** How a program writes a link to another page, and a citation of a publication. */
export interface Dialect {
  readonly link: (text: string, page: Address) => string;
  readonly cite: (id: string, number: number) => string;
}

const groupSize = 20;
const sectionCount = 5;

/** The pages of a corpus of `count`: the same for the same count, in groups of twenty. */
export function makePages(count: number): CorpusPage[] {
  return Array.from({ length: count }, (_, index) => makePage(index, count));
}

/** One publication for every five pages. */
export function makePublications(pages: number): Publication[] {
  return Array.from({ length: Math.max(5, Math.ceil(pages / 5)) }, (_, index) => {
    const random = createRandom(index + 1_000_003);
    return {
      id: publicationId(index),
      author: `${capitalise(pick(random))} ${capitalise(pick(random))}`,
      title: sentence(random, 8).slice(0, -1),
      year: 1950 + Math.floor(random() * 75),
    };
  });
}

function makePage(index: number, count: number): CorpusPage {
  const random = createRandom(index + 1);
  const title = sentence(random, 4).slice(0, -1);
  const publications = Math.max(5, Math.ceil(count / 5));
  const first = Math.floor(random() * publications);
  const references = [0, 1, 2].map((step) => publicationId((first + step) % publications));
  const targets = [1, 2, 3].map(() => addressOf(Math.floor(random() * count)));
  const seed = Math.floor(random() * 1e9);
  return {
    ...addressOf(index),
    title,
    description: `${sentence(random, 12)} It is one page of many.`.slice(0, 160),
    order: (index % groupSize) * 10,
    references,
    targets,
    write: (dialect) => writeText(createRandom(seed), references, targets, dialect),
  };
}

function writeText(
  random: () => number,
  references: readonly string[],
  targets: readonly Address[],
  { link, cite }: Dialect,
): string {
  const blocks = [paragraph(random, 60)];
  for (let section = 0; section < sectionCount; section += 1) {
    blocks.push(`## ${capitalise(pick(random))} ${pick(random)} ${section + 1}`);
    const target = targets[section];
    const id = references[section];
    const pointed = target === undefined ? '' : ` It is told ${link(`on page ${target.slug}`, target)}.`;
    const cited = id === undefined ? '' : ` So it was found ${cite(id, section + 1)}.`;
    blocks.push(`${paragraph(random, 45)}${cited}`, `${paragraph(random, 40)}${pointed}`);
    if (section === 1) blocks.push([0, 1, 2].map(() => `- ${sentence(random, 7)}`).join('\n'));
    if (section === 2) blocks.push(`### ${capitalise(pick(random))} in detail`, paragraph(random, 30));
    if (section === 3)
      blocks.push(`| ${pick(random)} | ${pick(random)} |\n| --- | --- |\n| *${pick(random)}* | **${pick(random)}** |`);
  }
  return `${blocks.join('\n\n')}\n`;
}

function addressOf(index: number): Address {
  return { slug: `topic-${pad(index, 5)}`, group: `group-${pad(Math.floor(index / groupSize), 3)}` };
}

function publicationId(index: number): string {
  return `author-2000-${pad(index, 4)}`;
}

function paragraph(random: () => number, length: number): string {
  const sentences: string[] = [];
  for (let left = length; left > 0; left -= 15) {
    const text = sentence(random, Math.min(15, Math.max(4, left)));
    sentences.push(random() < 0.2 ? text.replace(/ (\S+) /, ' *$1* ') : text);
  }
  return sentences.join(' ');
}

function sentence(random: () => number, length: number): string {
  return `${capitalise(Array.from({ length }, () => pick(random)).join(' '))}.`;
}

function pick(random: () => number): string {
  return words[Math.floor(random() * words.length)] ?? 'word';
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function pad(number: number, width: number): string {
  return String(number).padStart(width, '0');
}
