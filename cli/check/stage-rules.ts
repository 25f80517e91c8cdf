import type { RuleText } from './rule.ts';

/** The rules that a single file can break, which reading and parsing enforce while they do their work. */
export const stageRules: readonly RuleText[] = [
  { id: 'file-encoding', level: 'error', protects: 'Every letter is what its author typed: files are UTF-8.' },
  { id: 'file-name', level: 'error', protects: 'A picture has the same address on every machine.' },
  {
    id: 'file-too-large',
    level: 'error',
    protects: 'A compile ends: no text is so large that reading it takes minutes.',
  },
  {
    id: 'front-matter',
    level: 'error',
    protects: 'Front matter begins and ends where its author meant it to, and is YAML.',
  },
  {
    id: 'invalid-value',
    level: 'error',
    protects: 'A value is one that its key can hold: a real day, a known type, a length that fits.',
  },
  { id: 'missing-key', level: 'error', protects: 'A page has everything that is shown of it.' },
  {
    id: 'nesting',
    level: 'error',
    protects: 'A compile ends: no text is nested so deep that parsing it takes minutes.',
  },
  {
    id: 'symbolic-link',
    level: 'error',
    protects: 'What is published stands in the content folder, not somewhere else on the machine.',
  },
  {
    id: 'unknown-file',
    level: 'error',
    protects: 'No file lies in content/ unread: each is a page, a publication or a medium.',
  },
  { id: 'unknown-key', level: 'error', protects: 'No key is ignored: a misspelt one is named.' },
  { id: 'unreadable-file', level: 'error', protects: 'No file is left out because it cannot be opened.' },
  { id: 'wrong-type', level: 'error', protects: 'A value has the type that its key takes: text, number, list.' },
  {
    id: 'yaml-syntax',
    level: 'error',
    protects: 'Front matter means one thing: YAML is read strictly, without aliases and tags.',
  },
];
