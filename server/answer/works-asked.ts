import type { Passage } from './passages.ts';
import type { ParsedQuestion } from './read-question.ts';
import { termsOf, tokenize } from './terms.ts';

/** Questions for what is known of any publication: who, when, where, and how to cite or to get it. */
const asked: readonly RegExp[] = [
  /\b(?:when|what year|which year)\b.*\b(?:publish(?:ed)?|c[ao]me out|appear(?:ed)?|wr(?:ote|ite|itten)|from)\b/i,
  /\b(?:what|which) (?:journal|publisher|press|publishing house)\b/i,
  /\bwhere\b.*\b(?:published|appear(?:ed)?|c[ao]me out|find|read|get|download|buy|cite)\b/i,
  /\bwho\b.*\b(?:wrote|written|publish(?:e[ds]|ing)|co-?authored)\b|\bauthors?\b/i,
  /\bwhom?\b[^?.!]{0,80}\b(?:write|wrote|do|did)\b[^?.!]{0,80}\bwith\b|\bwith whom\b|\b(?:write|wrote|do|did)\b.*\balone\b/i,
  /\bcit(?:e|ed|ing|ation)\b|\bbibtex\b|\bdoi\b|\breference (?:for|of|to)\b/i,
  /\b(?:can|could|may) (?:i|we|one) (?:download|read|get|buy|see)\b|\bpdf\b/i,
  /\bwhat(?:['’]s| is| was) the (?:exact |full |whole )?title\b/i,
];
const found =
  /\bwhat (?:did|does|do|has|have|was|were|is|are)\b.*\b(?:find|found|show|shows|shown|conclude|concludes|results?|findings?|conclusions?|outcome)\b/i;
const works =
  /\b(?:papers?|articles?|stud(?:y|ies)|books?|chapters?|thesis|dissertation|reports?|publications?|dataset|data set|research|work|essays?|reviews?|experiment|interviews)\b/i;
const journal = /\b(?:what|which) (?:journal|publisher|press)\b/i;

/** Words of such a question that tell no subject. */
const framing = new Set(
  termsOf(
    'paper article publication chapter book author reference write wrote written read publish published publishing publisher title doi ' +
      'study studies thesis dissertation research essay journal year ' +
      'appear appeared come came out find get download buy see cite cited citing citation bibtex pdf copy version ' +
      'full exact whole alone whom co-authors coauthors new old recent latest first original ' +
      'find found show shown conclude result finding conclusion outcome main key',
  ),
);
/** Words that lead to a subject. */
const leads = /\b(?:on|about|called|titled) \p{L}/iu;
/** The least weight of a word that tells the subject. */
const telling = 0.1;
/** Publications of one subject that are told. */
const most = 3;

/** The types of publications that a question may name; others are told without their type. */
const types: ReadonlyMap<string, RegExp> = new Map([
  ['book', /\bbook\b(?! chapter)/i],
  ['chapter', /\bchapter\b/i],
  ['thesis', /\b(?:thesis|dissertation)\b/i],
  ['report', /\breport\b/i],
  ['data set', /\bdata ?set\b/i],
]);

/** A publication: what is told of it, its type, and the terms of its title, in order, of that up to the colon, and of its first line. */
interface Work {
  readonly passage: Passage;
  readonly id: string;
  readonly line: string;
  readonly type: string;
  /** The words after its title, with its authors. */
  readonly by: string;
  readonly title: string;
  readonly short: readonly string[];
  readonly inTitle: ReadonlySet<string>;
  readonly inLine: ReadonlySet<string>;
}

const opening = /^“(.+?)” is (?:an? ([\p{L} ]+?) )?(?:edited )?by /u;

/** Reads what the data tell of a publication; none for other passages. */
function readWork(passage: Passage): Work[] {
  const [line = ''] = passage.text.split('\n');
  const [, title, type = ''] = opening.exec(line) ?? [];
  const [, id] = /^fact:publication-(.+)$/.exec(passage.id) ?? [];
  if (id === undefined || title === undefined) return [];
  const terms = termsOf(title);
  const inLine = new Set(termsOf(line));
  return [
    {
      passage,
      id,
      line,
      type,
      by: ` ${tokenize(line.slice(title.length)).join(' ')} `,
      short: termsOf(title.split(/[:.?]/)[0] ?? ''),
      title: terms.join(' '),
      inTitle: new Set(terms),
      inLine,
    },
  ];
}

function asksOfWork(message: string): boolean {
  return asked.some((pattern) => pattern.test(message));
}

type Words = ParsedQuestion['words'];

/** The words that tell which publication is meant. */
function readSubject({ words }: ParsedQuestion): Words {
  return words.filter(({ term, weight }) => weight >= telling && !framing.has(term));
}

/** How many of some words a text has, by its terms. */
function countIn(terms: ReadonlySet<string>, words: Words): number {
  return words.filter(({ means }) => means.some(({ term, confidence }) => confidence === 1 && terms.has(term))).length;
}

/** The works whose titles, with the names beside them, have all words of a subject, and as many as any in the title. */
function findTitled(works: readonly Work[], subject: Words): readonly Work[] {
  const rated = works
    .filter(({ inLine }) => countIn(inLine, subject) === subject.length)
    .map((work) => ({ work, count: countIn(work.inTitle, subject) }));
  const highest = Math.max(1, ...rated.map(({ count }) => count));
  return rated.flatMap(({ work, count }) => (count === highest ? [work] : []));
}

/** True when a question has a title up to its colon, in more than a word. */
function isWhole({ short }: Work, words: Words): boolean {
  return short.length > 1 && short.every((term) => words.some((word) => word.term === term));
}

/** The members that meet a condition; all, where none does. */
function prefer<T>(all: readonly T[], meets: (member: T) => boolean): readonly T[] {
  const some = all.filter(meets);
  return some.length > 0 ? some : all;
}

/** What is told of a publication that a question asks for, and whether it can be no other one. */
export interface AskedWork {
  readonly passage: Passage;
  readonly isCertain: boolean;
}

/** Tells of publications, where a question asks for what is known of any. */
export interface WorksAsked {
  /**
   * Of the one that a question calls by its subject, or as the only one of its type; null for other questions, and where
   * too many may be meant.
   */
  readonly tellAsked: (message: string, question: ParsedQuestion) => AskedWork | null;
  /** Of the only one that the last answer leads to, to a question that calls none; null for other questions. */
  readonly tellLast: (message: string, question: ParsedQuestion, answer: string) => Passage | null;
}

export function indexWorksAsked(passages: readonly Passage[]): WorksAsked {
  const all = passages.flatMap(readWork);
  const researcher = passages.find(({ id }) => id === 'fact:researcher')?.people ?? [];
  const findings = passages.filter(({ id }) => id.startsWith('fact:finding-'));
  /** What the page about a work says that it found, where only one is meant. */
  const findFinding = ([work, ...others]: readonly Work[]) => {
    if (work === undefined || others.length > 0) return null;
    return findings.find(({ sources }) => sources?.includes(work.id)) ?? null;
  };
  const own = researcher.map((name) => ` ${tokenize(name).join(' ')} `);
  const isOwn = ({ by }: Work) => own.some((name) => by.includes(name));

  function tellAsked(message: string, question: ParsedQuestion): AskedWork | null {
    const asksFinding = found.test(message);
    if (!asksFinding && !asksOfWork(message)) return null;
    const isOfWork = works.test(message) || journal.test(message);
    const subject = readSubject(question);
    const named = [...types].filter(([, pattern]) => pattern.test(message)).map(([type]) => type);
    const isNamed = ({ type }: Work) => named.includes(type);
    if (subject.length === 0) {
      if (leads.test(message)) return null;
      const [only, ...others] = all.filter((work) => isOwn(work) && isNamed(work));
      return only === undefined || others.length > 0 ? null : { passage: only.passage, isCertain: false };
    }
    const phrase = subject.map(({ term }) => term).join(' ');
    const likely = [isNamed, ({ title }: Work) => title.includes(phrase)];
    const signs = /\b(?:you|your)\b/i.test(message) ? [isOwn, ...likely] : likely;
    const titled = findTitled(all, subject).filter((work) => isOfWork || isWhole(work, question.words));
    const meant = signs.reduce<readonly Work[]>(prefer, titled);
    const passage = asksFinding ? findFinding(meant) : meant.length > most ? null : tell(meant);
    return passage === null ? null : { passage, isCertain: meant.length === 1 };
  }

  function tellLast(message: string, question: ParsedQuestion, answer: string): Passage | null {
    if (!asksOfWork(message) || readSubject(question).length > 0) return null;
    // One may want to get anything.
    if (/\b(?:find|get|buy|see)\b/i.test(message) && !works.test(message)) return null;
    const links = [...answer.matchAll(/\]\((\/[^)#]*)(?:#ref-([^):]+))?/g)];
    const ids = links.flatMap(([, path, id]) => id ?? findings.find((each) => each.path === path)?.sources ?? []);
    const [only, ...others] = new Set(ids);
    return others.length > 0 ? null : (all.find(({ id }) => id === only)?.passage ?? null);
  }

  return { tellAsked, tellLast };
}

function tell(works: readonly Work[]): Passage | null {
  const [first, ...others] = works;
  if (first === undefined || others.length === 0) return first?.passage ?? null;
  return {
    ...first.passage,
    id: 'fact:works-asked',
    asks: [],
    text: ['It may be one of these:', ...works.map(({ line }) => `- ${line}`)].join('\n'),
    more: works.flatMap(({ passage }) => passage.more),
  };
}
