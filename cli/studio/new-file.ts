import { findMissingOwner, planNew, toNewFile } from '../edit/new.ts';
import { type Plan, refuse } from '../edit/plan.ts';
import type { Revision } from '../edit/revision.ts';
import type { StarterAnswers } from '../kinds/kind.ts';
import { creatable, folderOf, optionalFiles } from '../kinds/paths.ts';
import { type Collection, type Kind, kinds } from '../kinds/registry.ts';
import { type Model, slugsOf } from '../resolve/model.ts';
import { nameOf } from '../resolve/page-link.ts';
import { citedKind } from '../resolve/references.ts';
import { listFields } from './form.ts';
import type { FormField, InputType, NameChoice } from './form-field.ts';

/** The field for the position of a new file: `after NAME`, or `in NAME` for the first file of an empty group. */
const positionKey = 'position';

/** The kinds of files that can be created, with fields for the questions of `site new`. */
export function listNewKinds(model: Model) {
  const single = optionalFiles.map(({ kind }) => kind).filter((kind) => slugsOf(model, kind).length === 0);
  return [...creatable, ...single].map((kind) => ({
    kind,
    title: kinds[kind].title,
    fields: listQuestions(model, kind).filter(({ key }) => key !== 'doi'),
    /** What a DOI becomes with which such a file can be begun. */
    importedAs: kind === citedKind ? ('references' as const) : kinds[kind].isAboutWorks ? ('papers' as const) : null,
    missing: findMissingOwner(model, kind),
  }));
}

function listQuestions(model: Model, kind: Kind): FormField[] {
  const { order, starter, titleKey = 'title' } = kinds[kind];
  const inForm = new Map(listFields(kind).map((one) => [one.key, one]));
  const inputOf = (key: string) => (inForm.get(key)?.input.type === 'date' ? day : line);
  const label = inForm.get(titleKey)?.label ?? 'Title';
  const name = field('title', label, 'What readers will see. The address is made from it.', line);
  const asks = (starter?.asks ?? []).flatMap(({ key, question, choices, help, isList, isRequired = false }) => {
    if (question === undefined) return [];
    const hint = isList ? `${help}; put \`;\` between several` : help;
    const input: InputType = choices === undefined ? inputOf(key) : { type: 'choice', choices: choices.map(toChoice) };
    return [field(key, question, hint, input, isRequired)];
  });
  if (order?.within === undefined) return [name, ...asks];
  const choices = listPlaces(model);
  return [
    name,
    field(positionKey, 'Position', 'Readers come to it from the page that you choose.', { type: 'choice', choices }),
    ...asks,
  ];
}

/** Plans a new file from the answers in the form. */
export function planNewFile(
  revision: Revision,
  kind: string,
  answers: Readonly<Record<string, string>>,
  today: string,
): Plan {
  const single = optionalFiles.find((one) => one.kind === kind);
  const wanted = creatable.find((one) => one === kind || single?.file.startsWith(`${folderOf(one)}/`));
  if (wanted === undefined) return refuse(`There is no kind \`${kind}\`.`, 'Choose one of the list.');
  const file = toNewFile(wanted, { ...readAnswers(wanted, answers), slug: single?.slug }, revision.model(), today);
  return 'fault' in file
    ? refuse(`${file.key}: \`${file.value}\`. ${file.fault}`, 'Write it differently.')
    : planNew(revision, file);
}

function readAnswers(kind: Collection, form: Readonly<Record<string, string>>): StarterAnswers {
  const { order, starter } = kinds[kind];
  const given = Object.entries(form).filter(([key, value]) => key !== positionKey && value.trim() !== '');
  const lists = new Set((starter?.asks ?? []).flatMap(({ key, isList }) => (isList ? [key] : [])));
  const answers = Object.fromEntries(given.map(([key, value]) => [key, lists.has(key) ? value.split(';') : value]));
  const [how, name] = form[positionKey]?.split(' ') ?? [];
  if (name === undefined || order?.within === undefined) return answers;
  return { ...answers, [how === 'after' ? 'after' : order.within]: name };
}

function listPlaces({ chain: { topics, groups } }: Model): NameChoice[] {
  const empty = groups.filter((one) => one.topics.length === 0);
  return [
    ...topics.map((topic) => ({ value: `after ${topic.slug}`, label: `after “${nameOf(topic)}”` })),
    ...empty.map(({ group }) => ({ value: `in ${group.slug}`, label: `first in “${nameOf(group)}”` })),
  ];
}

const day: InputType = { type: 'date' };
const line: InputType = { type: 'text', isLong: false, isNumber: false, names: null };

function field(key: string, label: string, help: string, input: InputType, isRequired = true): FormField {
  return { key, label, help, isRequired, example: '', input };
}

function toChoice(value: string): NameChoice {
  return { value, label: value };
}
