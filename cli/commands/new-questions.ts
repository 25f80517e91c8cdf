import type { Starter } from '../edit/new.ts';
import type { Answers, Ask } from '../kinds/kind.ts';
import { kinds } from '../kinds/registry.ts';
import { type Model, slugsOf } from '../resolve/model.ts';
import { descriptionLength } from '../schema/fields.ts';
import type { Question } from './ask.ts';
import { UsageError } from './usage-error.ts';

/** A question, the option that would have answered it, and what its answer adds. */
export interface Asked extends Question {
  readonly option: string;
  readonly isRequired: boolean;
  readonly answer: (text: string) => Answers;
}

const later = 'later';

/** What is still to be asked about a new file of a kind. */
export function listQuestions(kind: Starter['kind'], given: Answers, model: Model): Asked[] {
  const { order, route, starter } = kinds[kind];
  const asked: Asked[] = [];
  if (given.title === undefined)
    asked.push({ text: 'Title', option: 'a title', isRequired: true, answer: (title) => ({ title }) });
  if (order?.within !== undefined && (given.after ?? given.before ?? given[order.within]) === undefined)
    asked.push(askPosition(model, order.within));
  if (route !== undefined && given.description === undefined) asked.push(askDescription());
  const own = (starter?.asks ?? []).filter(({ key }) => given[key] === undefined);
  return [...asked, ...own.flatMap((ask) => toQuestion(ask) ?? [])];
}

/** What is known once the questions are answered, each by the text at its index. */
export function addAnswers(given: Answers, questions: readonly Asked[], texts: readonly string[]): Answers {
  return Object.assign({}, given, ...questions.map(({ answer }, index) => answer(texts[index] ?? '')));
}

/** The file that the answers amount to. Throws a UsageError where an option makes no sense. */
export function toStarter(kind: Starter['kind'], answers: Answers, model: Model, today: string): Starter {
  const { order, starter } = kinds[kind];
  for (const { key, check } of starter?.asks ?? []) {
    const fault = check?.(wordsOf(answers[key])) ?? null;
    if (fault !== null) throw new UsageError(`\`--${key}\` is \`${wordsOf(answers[key])}\`. ${fault}`);
  }
  const { slug, after, before, description, draft } = answers;
  const title = wordsOf(answers.title).trim();
  const taken = slugsOf(model, kind);
  const values = {
    title,
    ...(description !== undefined && { description }),
    ...(draft === true && { draft }),
    ...starter?.values({ ...answers, title }, today),
  };
  return {
    kind,
    slug: textOf(slug) ?? starter?.slug?.(answers, (one) => taken.includes(one)),
    values,
    position: {
      after: textOf(after),
      before: textOf(before),
      within: order?.within === undefined ? undefined : textOf(answers[order.within]),
    },
  };
}

function toQuestion({ key, question, choices, check, isList, isRequired = false }: Ask): Asked | null {
  if (question === undefined) return null;
  return {
    text: question,
    option: `\`--${key}\``,
    isRequired,
    ...(choices !== undefined && { choices }),
    ...(check !== undefined && { check }),
    ...(!isRequired && { otherwise: later }),
    answer: (text) => (text === later && !isRequired ? {} : { [key]: isList ? text.split(';') : text }),
  };
}

function askPosition(model: Model, within: string): Asked {
  const pages = model.chain.topics.map((topic) => topic.slug);
  const empty = model.chain.groups.filter((one) => one.topics.length === 0).map((one) => `${within} ${one.group.slug}`);
  const start = `${within} `;
  return {
    text: 'The page before it',
    choices: [...pages, ...empty],
    option: `\`--after\`, \`--before\` or \`--${within}\``,
    isRequired: true,
    answer: (text) => (text.startsWith(start) ? { [within]: text.slice(start.length) } : { after: text }),
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

function textOf(answer: Answers[string]): string | undefined {
  return typeof answer === 'string' ? answer : undefined;
}

function wordsOf(answer: Answers[string]): string {
  return textOf(answer) ?? '';
}
