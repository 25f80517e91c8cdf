import type { RuleText } from '../core/rule-text.ts';

/** The rules of an import, in the form of the rules of `check`. */
export const importRules: readonly RuleText[] = [
  {
    id: 'import-entry',
    level: 'error',
    finds:
      'An entry of a bibliography cannot be brought in whole: the message at its line says why, and the other entries are brought in.',
    example: {
      file: 'a .bib file',
      wrong: '@article{doe2020, title = {A Study}, year = 2020}',
      right: '@article{doe2020, author = {Doe, Jane}, title = {A Study}, year = 2020}',
    },
  },
  {
    id: 'imports-lock',
    level: 'error',
    finds: 'The record of earlier imports is damaged, so an import could overwrite what you wrote.',
    example: {
      file: 'imports.lock',
      wrong: '(the file with the marks of a conflict in it)',
      right: '(the file as `npm run site -- import` wrote it)',
    },
  },
];
