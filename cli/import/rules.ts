import type { RuleText } from '../core/rule-text.ts';

/** The rules of an import, in the form of the rules of `check`. */
export const importRules: readonly RuleText[] = [
  {
    id: 'import-entry',
    level: 'error',
    protects: 'Every entry of a bibliography is brought in whole, or it is said at its line why not; the others are.',
    example: {
      file: 'a .bib file',
      wrong: '@article{doe2020, title = {A Study}, year = 2020}',
      right: '@article{doe2020, author = {Doe, Jane}, title = {A Study}, year = 2020}',
    },
  },
  {
    id: 'imports-lock',
    level: 'error',
    protects: 'An import knows what earlier ones brought in, so that it never overwrites what a person wrote.',
    example: {
      file: 'imports.lock',
      wrong: '(the file with the marks of a conflict in it)',
      right: '(the file as `npm run site -- import` wrote it)',
    },
  },
];
