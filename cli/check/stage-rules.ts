import type { RuleText } from './rule.ts';

/** The rules that a single file can break, which reading and parsing enforce while they do their work. */
export const stageRules: readonly RuleText[] = [
  {
    id: 'file-encoding',
    level: 'error',
    protects: 'Every letter is what its author typed: files are UTF-8.',
    example: { file: 'topics/example.md', wrong: '(saved as Latin-1 or UTF-16)', right: '(saved as UTF-8)' },
  },
  {
    id: 'file-name',
    level: 'error',
    protects: 'A picture has the same address on every machine.',
    example: { wrong: 'media/Figure 1.svg', right: 'media/figure-1.svg' },
  },
  {
    id: 'file-too-large',
    level: 'error',
    protects: 'A compile ends: no text is so large that reading it takes minutes.',
    example: { file: 'topics/example.md', wrong: '(300 KB of text in one file)', right: '(two files of 150 KB)' },
  },
  {
    id: 'front-matter',
    level: 'error',
    protects: 'Front matter begins and ends where its author meant it to, and is YAML.',
    example: {
      wrong: '---\ntitle: Attention\n\nAttention is scarce.',
      right:
        '---\ntitle: Attention\ndescription: How attention is measured by the choices that people make.\ngroup: clarity-by-design\norder: 30\n---\n\nAttention is scarce.',
    },
  },
  {
    id: 'invalid-value',
    level: 'error',
    protects: 'A value is one that its key can hold: a real day, a known type, a length that fits.',
    example: { wrong: 'publishAt: 2027-02-30', right: 'publishAt: 2027-02-28' },
  },
  {
    id: 'missing-key',
    level: 'error',
    protects: 'A page has everything that is shown of it.',
    example: {
      wrong: '---\ntitle: Attention\ngroup: clarity-by-design\norder: 30\n---\n\nAttention is scarce.',
      right:
        '---\ntitle: Attention\ndescription: How attention is measured by the choices that people make.\ngroup: clarity-by-design\norder: 30\n---\n\nAttention is scarce.',
    },
  },
  {
    id: 'nesting',
    level: 'error',
    protects: 'A compile ends: no text is nested so deep that parsing it takes minutes.',
    example: { file: 'topics/example.md', wrong: '(a quotation in a quotation, sixty deep)', right: '(a quotation)' },
  },
  {
    id: 'symbolic-link',
    level: 'error',
    protects: 'What is published stands in the content folder, not somewhere else on the machine.',
    example: { file: 'topics/example.md', wrong: '(a link to a file elsewhere)', right: '(the file itself)' },
  },
  {
    id: 'unknown-file',
    level: 'error',
    protects: 'No file lies in content/ unread: each is a page, a publication or a medium.',
    example: { wrong: 'topics/notes.txt', right: 'topics/notes.md' },
  },
  {
    id: 'unknown-key',
    level: 'error',
    protects: 'No key is ignored: a misspelt one is named.',
    example: { wrong: 'keyword: [choice]', right: 'keywords: [choice]' },
  },
  {
    id: 'unreadable-file',
    level: 'error',
    protects: 'No file is left out because it cannot be opened.',
    example: {
      file: 'topics/example.md',
      wrong: '(a file that you may not open)',
      right: '(a file that you may open)',
    },
  },
  {
    id: 'wrong-type',
    level: 'error',
    protects: 'A value has the type that its key takes: text, number, list.',
    example: { wrong: 'order: thirty', right: 'order: 30' },
  },
  {
    id: 'yaml-syntax',
    level: 'error',
    protects: 'Front matter means one thing: YAML is read strictly, without aliases and tags.',
    example: { wrong: 'title: Choice: a study', right: 'title: "Choice: a study"' },
  },
];
