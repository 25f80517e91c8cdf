import { capitalize } from '../../core/text.ts';
import type { NewFile } from '../../edit/new.ts';
import type { Ask, StarterAnswers } from '../../kinds/kind.ts';
import { kinds } from '../../kinds/registry.ts';
import { schemas } from '../../kinds/schemas.ts';
import type { Model } from '../../resolve/model.ts';
import { descriptionLength } from '../../schema/fields.ts';
import type { Prompt } from './ask.ts';

/** A question with the option that would have answered it; `answer` turns the text of its answer into answers by key. */
export interface OptionPrompt extends Prompt {
  readonly option: string;
  readonly isRequired: boolean;
  readonly answer: (text: string) => StarterAnswers;
}

const later = 'later';

type Asked = Omit<Ask, 'flag' | 'help'>;

const { min, max } = descriptionLength;

/** Asked of every kind that has one. */
const description: Asked = {
  key: 'description',
  question: `One sentence about it, ${min} to ${max} characters`,
  check: (text) => (text.length >= min && text.length <= max ? null : `That has ${text.length} characters.`),
};

/** The questions about a new file that the options have not answered. */
export function listPrompts(kind: NewFile['kind'], given: StarterAnswers, model: Model): OptionPrompt[] {
  const { order, starter, titleKey = 'title' } = kinds[kind];
  const asked: OptionPrompt[] = [];
  if (given.title === undefined)
    asked.push({ text: capitalize(titleKey), option: 'a title', isRequired: true, answer: (title) => ({ title }) });
  if (order?.within !== undefined && (given.after ?? given.before ?? given[order.within]) === undefined)
    asked.push(askPosition(model, order.within));
  const others = [...('description' in schemas[kind].shape ? [description] : []), ...(starter?.asks ?? [])];
  const open = others.filter(({ key }) => given[key] === undefined);
  return [...asked, ...open.flatMap((ask) => toQuestion(ask) ?? [])];
}

/** The given answers with those of the questions, each by the text at its index. */
export function addAnswers(
  given: StarterAnswers,
  questions: readonly OptionPrompt[],
  texts: readonly string[],
): StarterAnswers {
  return Object.assign({}, given, ...questions.map(({ answer }, index) => answer(texts[index] ?? '')));
}

function toQuestion({ key, question, choices, check, isList, isRequired = false }: Asked): OptionPrompt | null {
  if (question === undefined) return null;
  const isLater = (text: string) => text === later && !isRequired;
  return {
    text: isList ? `${question}, with \`;\` between them` : question,
    option: `\`--${key}\``,
    isRequired,
    choices,
    check: (text) => (isLater(text) ? null : (check?.(text) ?? null)),
    otherwise: isRequired ? undefined : later,
    answer: (text) => (isLater(text) ? {} : { [key]: isList ? text.split(';') : text }),
  };
}

function askPosition(model: Model, within: string): OptionPrompt {
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
