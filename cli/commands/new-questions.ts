import { readPublication, referenceTypes } from '../core/publication.ts';
import type { Starter } from '../edit/new.ts';
import { makeSlug } from '../import/slug.ts';
import { type Model, slugsOf } from '../resolve/model.ts';
import { descriptionLength } from '../schema/fields.ts';
import type { ReferenceMatter } from '../schema/kinds.ts';
import type { Question } from './ask.ts';
import { UsageError } from './usage-error.ts';

/** What is known of a new file, from options and from a person's answers. */
export interface Answers {
  readonly title?: string;
  readonly slug?: string;
  readonly after?: string;
  readonly before?: string;
  readonly group?: string;
  readonly description?: string;
  readonly draft?: boolean;
  readonly date?: string;
  readonly author?: readonly string[];
  readonly year?: string;
  readonly type?: string;
  readonly venue?: string;
  readonly doi?: string;
}

/** A question, the option that would have answered it, and what its answer adds. */
export interface Asked extends Question {
  readonly option: string;
  readonly isRequired: boolean;
  readonly answer: (text: string) => Answers;
}

const later = 'later';

/** What is still to be asked about a new file of a kind. */
export function listQuestions(kind: Starter['kind'], given: Answers, model: Model): Asked[] {
  const asked: Asked[] = [];
  const ask = (isMissing: boolean, question: Asked) => {
    if (isMissing) asked.push(question);
  };
  ask(given.title === undefined, {
    text: 'Title',
    option: 'a title',
    isRequired: true,
    answer: (title) => ({ title }),
  });
  if (kind === 'topic') ask((given.after ?? given.before ?? given.group) === undefined, askPlace(model));
  if (kind === 'topic' || kind === 'paper') ask(given.description === undefined, askDescription());
  if (kind !== 'reference') return asked;
  ask(given.type === undefined, {
    text: 'What it is',
    choices: referenceTypes,
    option: '`--type`',
    isRequired: true,
    answer: (type) => ({ type }),
  });
  const names = 'Authors, as `Given Family`, with `;` between them';
  ask(given.author === undefined, {
    text: names,
    option: '`--author`',
    isRequired: true,
    answer: (text) => ({ author: text.split(';') }),
  });
  ask(given.year === undefined, {
    text: 'Year',
    check: checkYear,
    option: '`--year`',
    isRequired: true,
    answer: (year) => ({ year }),
  });
  const optional = { otherwise: later, isRequired: false };
  ask(given.venue === undefined, {
    ...optional,
    text: 'Journal, publisher or series',
    option: '`--venue`',
    answer: (text) => (text === later ? {} : { venue: text }),
  });
  ask(given.doi === undefined, {
    ...optional,
    text: 'DOI',
    option: '`--doi`',
    answer: (text) => (text === later ? {} : { doi: text }),
  });
  return asked;
}

/** What is known once the questions are answered, each by the text at its index. */
export function addAnswers(given: Answers, questions: readonly Asked[], texts: readonly string[]): Answers {
  return Object.assign({}, given, ...questions.map(({ answer }, index) => answer(texts[index] ?? '')));
}

/** The file that the answers amount to. Throws a UsageError where an option makes no sense. */
export function toStarter(kind: Starter['kind'], answers: Answers, model: Model, today: string): Starter {
  const { title = '', slug, after, before, group, description, draft, date } = answers;
  const position = { after, before, group };
  if (kind === 'reference') return toReference(answers, model);
  const shared = { title: title.trim(), ...(description !== undefined && { description }), ...(draft && { draft }) };
  const values = kind === 'paper' ? { ...shared, label: shared.title, date: date ?? today } : shared;
  return { kind, slug, values, position };
}

function toReference(
  { title = '', slug, type = '', author = [], year = '', venue, doi }: Answers,
  model: Model,
): Starter {
  const fault = checkYear(year);
  if (fault !== null) throw new UsageError(`\`--year\` is \`${year}\`. ${fault}`);
  const values = {
    type: type as ReferenceMatter['type'],
    authors: author.map((name) => name.trim()).filter((name) => name !== ''),
    title: title.trim(),
    year: Number(year),
    ...(venue !== undefined && { venue }),
    ...(doi !== undefined && { doi: doi.replace(/^https?:\/\/(?:dx\.)?doi\.org\//i, '') }),
  };
  const taken = slugsOf(model, 'reference');
  const entry = { key: '', line: 1, abstract: '', publication: readPublication('', values, '') };
  return { kind: 'reference', slug: slug ?? makeSlug(entry, (one) => taken.includes(one)), values, position: {} };
}

function askPlace(model: Model): Asked {
  const pages = model.chain.topics.map((topic) => topic.slug);
  const empty = model.chain.groups.filter((one) => one.topics.length === 0).map((one) => `group ${one.group.slug}`);
  return {
    text: 'The page before it',
    choices: [...pages, ...empty],
    option: '`--after`, `--before` or `--group`',
    isRequired: true,
    answer: (text) => (text.startsWith('group ') ? { group: text.slice('group '.length) } : { after: text }),
  };
}

function askDescription(): Asked {
  const { min, max } = descriptionLength;
  const fits = (text: string) => text === later || (text.length >= min && text.length <= max);
  return {
    text: `One sentence about it, ${min} to ${max} characters`,
    otherwise: later,
    check: (text) => (fits(text) ? null : `That has ${text.length} characters.`),
    option: '`--description`',
    isRequired: false,
    answer: (text) => (text === later ? {} : { description: text }),
  };
}

function checkYear(text: string): string | null {
  return /^[12]\d{3}$/.test(text.trim()) ? null : 'A year has four digits.';
}
