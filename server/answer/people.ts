import type { Passage } from './passages.ts';
import { fold, tokenize } from './terms.ts';

/** The people of a site: whose it is, and who wrote what it cites. */
export interface People {
  /** The words by which its researcher is called. */
  readonly researcher: ReadonlySet<string>;
  /** True for a question about somebody's private life. */
  readonly arePried: (message: string) => boolean;
  /** A question for what the researcher says, as a question for what the site says. */
  readonly askOfSite: (message: string) => string;
}

const title = '(?:(?:mr|mrs|ms|dr|prof|professor|sir)\\b\\.? ?)';
const called = 'the professor|the author|the researcher';
const about =
  '(?:\\w+ )?(?:childhood|wife|husband|children|parents|birthday|age|salary|income|hobby|hobbies|religion|home address|private life|family|politics)';
/** What is said of somebody's work, not of their life: `Dean's income data`, `Dean and Neligh's paper`. */
const ofWork =
  "(?!['’]| (?:and|&|et)\\b|(?: \\w+)? (?:data|risks?|tax|surveys?|papers?|stud(?:y|ies)|models?|research|books?|articles?|theor(?:y|ies)|effects?|estimates?|results?)\\b)";
const life = '(?:old|married|rich|born|live|living|grow up|divorced|religious|vote)';

/** Signs that take the place of names in a text: a pattern of many names is slow. */
const sign = { own: '¶', family: '§', given: '¤' };
const name = `(?:(?:[${sign.own}${sign.family}${sign.given}]|\\p{L}\\b)\\.? )*`;
/** No initial: the `s` of a possessive is one too. */
const word = /\p{L}{2,}(?:-\p{L}+)*/gu;

/** Gives a function that puts signs for the names in a text, small and without accents. */
function createMark(own: readonly string[], all: readonly string[]): (text: string) => string {
  const wordsOf = (each: string): readonly string[] => fold(each).match(word) ?? [];
  const signs = new Map<string, string>();
  for (const each of all) for (const given of wordsOf(each).slice(0, -1)) signs.set(given, sign.given);
  for (const each of all) signs.set(wordsOf(each).at(-1) ?? '', sign.family);
  for (const each of own)
    for (const end of [wordsOf(each)[0], wordsOf(each).at(-1)]) {
      if (end === undefined) continue;
      // `writers` is typed for `Writer’s`.
      for (const typed of [end, `${end}s`]) signs.set(typed, sign.own);
    }
  return (text) => fold(text).replace(word, (each) => signs.get(each) ?? each);
}

/** Gives the alternatives of a pattern that meet any of the names. */
function anyOf(names: readonly string[]): string {
  const escaped = names.map((each) => each.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  return escaped.length === 0 ? '(?!)' : escaped.sort((a, b) => b.length - a.length).join('|');
}

/** Reads who the people of a site are from its facts. */
export function readPeople(passages: readonly Passage[]): People {
  const own = passages.find(({ id }) => id === 'fact:researcher')?.people ?? [];
  // The researcher is called by the given name too.
  const ownNames = anyOf([...new Set(own.flatMap((name) => [name, name.replace(/ .*/, '')]))]);
  const mark = createMark(
    own,
    passages.flatMap(({ people = [] }) => people),
  );
  const person = `(?:he|she|${called}|${title}?${name}[${sign.own}${sign.family}]|${title})`;
  const prying = [
    `(?:(?:${sign.own}|\\b(?:professor|author|researcher|his|her))(?:['’]?s)?|${sign.family}['’]s?) ${about}\\b${ofWork}`,
    `\\b(?:is|are|was|were|did|does|do|how|when|where) (?:is |was |did |does )?${person} ?\\b${life}\\b${ofWork}`,
    `\\bhow (?:old|rich|tall) (?:is|was) ${person}(?![\\p{L}])${ofWork}`,
  ].map((pattern) => new RegExp(pattern, 'u'));
  const researcher = `(?:${called}|${title}*(?:${ownNames}))`;
  const view = '(?:views?|opinion|words|position|take)';
  const saying: readonly (readonly [RegExp, string])[] = [
    [`\\b(?:according to|in the ${view} of) ${researcher}\\b(?!['’]),?`, ' '],
    [`\\bin ${researcher}['’]s? ${view}\\b,?`, ' '],
    [
      `\\bwhat (?:do|does|did|would) ${researcher} (?:say|think|believe|teach) (?=about|of|on)`,
      'what does the site say ',
    ],
    [`\\bwhat(?: is|['’]s| are) ${researcher}['’]s? ${view} (?:of|on|about)\\b`, 'what does the site say about'],
  ].map(([pattern = '', other = '']) => [new RegExp(pattern, 'giu'), other]);
  return {
    researcher: new Set(['professor', ...own.flatMap(tokenize)]),
    arePried: (message) => prying.some((pattern) => pattern.test(mark(message))),
    askOfSite: (message) => saying.reduce((text, [pattern, other]) => text.replace(pattern, other), message),
  };
}
