import type { Passage } from './passages.ts';
import { tokenize } from './terms.ts';

/** The people of a site: whose it is, and who wrote what it cites. */
export interface People {
  /** The words by which its researcher is called. */
  readonly researcher: ReadonlySet<string>;
  /** True for a question about somebody's private life. */
  readonly arePried: (message: string) => boolean;
  /** A question for what the researcher says, as a question for what the site says. */
  readonly withoutResearcher: (message: string) => string;
}

const title = '(?:(?:mr|mrs|ms|dr|prof|professor|sir)\\b\\.? ?)';
const called = 'the professor|the author|the researcher';
const about =
  '(?:\\w+ )?(?:childhood|wife|husband|children|parents|birthday|age|salary|income|hobby|hobbies|religion|home address|private life|family|politics)';
/** What is said of somebody's work, not of their life: `Dean's income data`, `Dean and Neligh's paper`. */
const ofWork =
  "(?!['’]| (?:and|&|et)\\b|(?: \\w+)? (?:data|risks?|tax|surveys?|papers?|stud(?:y|ies)|models?|research|books?|articles?|theor(?:y|ies)|effects?|estimates?|results?)\\b)";
const life = '(?:old|married|rich|born|live|living|grow up|divorced|religious|vote)';

/** Letters without accents, since few visitors type them. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '');
}

/** Gives the alternatives of a pattern that meet any of the names. */
function anyOf(names: readonly string[]): string {
  const escaped = names.map((name) => plain(name).replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  return escaped.length === 0 ? '(?!)' : escaped.sort((a, b) => b.length - a.length).join('|');
}

/** Reads who the people of a site are from its facts. */
export function readPeople(passages: readonly Passage[]): People {
  const own = passages.find(({ id }) => id === 'fact:researcher')?.people ?? [];
  // The researcher is called by the given name too.
  const ownNames = anyOf([...new Set(own.flatMap((name) => [name, name.replace(/ .*/, '')]))]);
  const allNames = anyOf([...new Set(passages.flatMap(({ people = [] }) => people))]);
  const person = `(?:he|she|${called}|${title}?(?:${ownNames}|${allNames})|${title})`;
  const prying = [
    `\\b(?:(?:${ownNames}|professor|author|researcher|his|her)(?:['’]?s)?|(?:${allNames})['’]s?) ${about}\\b${ofWork}`,
    `\\b(?:is|are|was|were|did|does|do|how|when|where) (?:is |was |did |does )?${person} ?\\b${life}\\b${ofWork}`,
    `\\bhow (?:old|rich|tall) (?:is|was) ${person}\\b${ofWork}`,
  ].map((pattern) => new RegExp(pattern, 'iu'));
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
    arePried: (message) => prying.some((pattern) => pattern.test(plain(message))),
    withoutResearcher: (message) => saying.reduce((text, [pattern, other]) => text.replace(pattern, other), message),
  };
}
