import type { RuleText } from '../core/rule-text.ts';

/** The rules for single files, which the read and parse stages enforce themselves. */
export const stageRules: readonly RuleText[] = [
  {
    id: 'control-character',
    level: 'error',
    protects: 'What is published can be read by every program: no character in it is invisible and has an effect.',
    example: { wrong: 'Attention is\u000bscarce.', right: 'Attention is scarce.' },
  },
  {
    id: 'dense-paragraph',
    level: 'error',
    protects:
      'A compile ends: no paragraph has so many signs in it, and no table so many cells, that parsing it takes minutes.',
    example: {
      file: 'topics/example.md',
      wrong: '(200 KB of `&amp;` in one paragraph)',
      right: '(several paragraphs)',
    },
  },
  {
    id: 'file-copy',
    level: 'error',
    protects: 'A file is there once: the second version that a sync program leaves beside it is not published.',
    example: {
      file: 'topics/decision 2.md',
      wrong: '(it stands beside `topics/decision.md`)',
      right: '(it is deleted)',
    },
  },
  {
    id: 'file-encoding',
    level: 'error',
    protects: 'Every letter is what its author typed: files are UTF-8.',
    example: { file: 'topics/example.md', wrong: '(saved as Latin-1)', right: '(saved as UTF-8)' },
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
    id: 'gone-file',
    level: 'error',
    protects: 'A page, group, publication or picture that several files name exists, or its absence is reported once.',
    example: {
      file: 'groups/example.md',
      wrong: '(the file is deleted, and topics name the group)',
      right: '(the file is there)',
    },
  },
  {
    id: 'gone-folder',
    level: 'error',
    protects: 'No folder of content is deleted or renamed unnoticed; what follows from it is counted, not listed.',
    example: {
      file: 'topics/example.md',
      wrong: '(the folder `topics` is called `resources`)',
      right: '(it is called `topics`)',
    },
  },
  {
    id: 'invalid-value',
    level: 'error',
    protects: 'A value is one that its key can hold: a real day, a known type, a length that fits.',
    example: { wrong: 'publishAt: 2027-02-30', right: 'publishAt: 2027-02-28' },
  },
  {
    id: 'large-picture',
    level: 'warning',
    protects: 'A page opens in a moment on a phone: no picture has more than 2 MB.',
    example: {
      file: 'media/photo.jpg',
      wrong: '(8 MB, as it came from the camera)',
      right: '(1600 pixels wide, 300 KB)',
    },
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
    protects: 'A compile ends: no text is nested so deeply that parsing it takes minutes.',
    example: { file: 'topics/example.md', wrong: '(a quotation in a quotation, sixty deep)', right: '(a quotation)' },
  },
  {
    id: 'odd-character',
    level: 'warning',
    protects: 'Words are found by those who search for them, and no letter is an empty box.',
    example: { wrong: 'What e\ufb03ciency costs.', right: 'What efficiency costs.' },
  },
  {
    id: 'quoted-value',
    level: 'warning',
    protects: 'A title is shown without the quotes that an editor made typographic.',
    example: { wrong: 'title: “Attention”', right: 'title: Attention' },
  },
  {
    id: 'symbolic-link',
    level: 'error',
    protects: 'What is published stands in the content folder, not somewhere else on the machine.',
    example: { file: 'topics/example.md', wrong: '(a link to a file elsewhere)', right: '(the file itself)' },
  },
  {
    id: 'system-file',
    level: 'warning',
    protects: 'What a system or another program keeps for itself is known not to be published.',
    example: { file: 'topics/Thumbs.db', wrong: '(Windows has left it)', right: '(it is deleted)' },
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
