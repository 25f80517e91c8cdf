import type { RuleText } from '../core/rule-text.ts';

/** The rules for single files, which the read and parse stages enforce themselves. */
export const stageRules: readonly RuleText[] = [
  {
    id: 'control-character',
    level: 'error',
    finds: 'Some programs could not read the text: it holds an invisible character that has an effect.',
    example: { wrong: 'Attention is\u000bscarce.', right: 'Attention is scarce.' },
  },
  {
    id: 'dense-paragraph',
    level: 'error',
    finds:
      'The site would take minutes to build: a paragraph has too many special characters in it, or a table too many cells.',
    example: {
      file: 'topics/example.md',
      wrong: '(200 KB of `&amp;` in one paragraph)',
      right: '(several paragraphs)',
    },
  },
  {
    id: 'file-copy',
    level: 'error',
    finds: 'A second version of a file, such as a sync program leaves beside it, would be published too.',
    example: {
      file: 'topics/decision 2.md',
      wrong: '(it stands beside `topics/decision.md`)',
      right: '(it is deleted)',
    },
  },
  {
    id: 'file-encoding',
    level: 'error',
    finds: 'Some letters cannot be read: the file is not saved as UTF-8.',
    example: { file: 'topics/example.md', wrong: '(saved as Latin-1)', right: '(saved as UTF-8)' },
  },
  {
    id: 'file-name',
    level: 'error',
    finds: 'The name of a picture would not be the same on every computer, and neither would its address.',
    example: { wrong: 'media/Figure 1.svg', right: 'media/figure-1.svg' },
  },
  {
    id: 'file-too-large',
    level: 'error',
    finds: 'The site would take minutes to build: a text is too large.',
    example: { file: 'topics/example.md', wrong: '(300 KB of text in one file)', right: '(two files of 150 KB)' },
  },
  {
    id: 'front-matter',
    level: 'error',
    finds: 'The lines at the top do not begin or end where they should, or cannot be read.',
    example: {
      wrong: '---\ntitle: Attention\n\nAttention is scarce.',
      right:
        '---\ntitle: Attention\ndescription: How attention is measured by the choices that people make.\ngroup: clarity-by-design\norder: 30\n---\n\nAttention is scarce.',
    },
  },
  {
    id: 'gone-file',
    level: 'error',
    finds:
      'Several files name a page, group, publication or picture that does not exist; this is reported once, not for each of them.',
    example: {
      file: 'groups/example.md',
      wrong: '(the file is deleted, and topics name the group)',
      right: '(the file is there)',
    },
  },
  {
    id: 'gone-folder',
    level: 'error',
    finds:
      'A folder of `content/` has been deleted or renamed; the problems that follow from it are counted, not listed.',
    example: {
      file: 'topics/example.md',
      wrong: '(the folder `topics` is called `resources`)',
      right: '(it is called `topics`)',
    },
  },
  {
    id: 'invalid-value',
    level: 'error',
    finds:
      'A value is not one that its key can have: an impossible date, an unknown type, or something too long or too short.',
    example: { wrong: 'publishAt: 2027-02-30', right: 'publishAt: 2027-02-28' },
  },
  {
    id: 'large-picture',
    level: 'warning',
    finds: 'A page would open slowly on a phone: a picture has more than 2 MB.',
    example: {
      file: 'media/photo.jpg',
      wrong: '(8 MB, as it came from the camera)',
      right: '(1600 pixels wide, 300 KB)',
    },
  },
  {
    id: 'missing-key',
    level: 'error',
    finds: 'A line at the top is missing, and readers would miss what it says.',
    example: {
      wrong: '---\ntitle: Attention\ngroup: clarity-by-design\norder: 30\n---\n\nAttention is scarce.',
      right:
        '---\ntitle: Attention\ndescription: How attention is measured by the choices that people make.\ngroup: clarity-by-design\norder: 30\n---\n\nAttention is scarce.',
    },
  },
  {
    id: 'nesting',
    level: 'error',
    finds:
      'The site would take minutes to build: a text is nested too deeply, such as a quotation within dozens of others.',
    example: { file: 'topics/example.md', wrong: '(a quotation in a quotation, sixty deep)', right: '(a quotation)' },
  },
  {
    id: 'odd-character',
    level: 'warning',
    finds: 'A search would miss a word, or readers would see an empty box in place of a letter.',
    example: { wrong: 'What e\ufb03ciency costs.', right: 'What efficiency costs.' },
  },
  {
    id: 'quoted-value',
    level: 'warning',
    finds: 'A title would be shown with quotation marks around it: an editor has made the quotes typographic.',
    example: { wrong: 'title: “Attention”', right: 'title: Attention' },
  },
  {
    id: 'symbolic-link',
    level: 'error',
    finds: 'A file in `content/` only points to another place on the computer, and would not be published.',
    example: { file: 'topics/example.md', wrong: '(a link to a file elsewhere)', right: '(the file itself)' },
  },
  {
    id: 'system-file',
    level: 'warning',
    finds: 'The system or another program has left a file of its own here; it is not published.',
    example: { file: 'topics/Thumbs.db', wrong: '(Windows has left it)', right: '(it is deleted)' },
  },
  {
    id: 'unknown-file',
    level: 'error',
    finds: 'A file in `content/` would be ignored: it is neither a page nor a publication, picture or film.',
    example: { wrong: 'topics/notes.txt', right: 'topics/notes.md' },
  },
  {
    id: 'unknown-key',
    level: 'error',
    finds: 'A key at the top of a file is unknown, perhaps misspelt, and would be ignored.',
    example: { wrong: 'keyword: [choice]', right: 'keywords: [choice]' },
  },
  {
    id: 'unreadable-file',
    level: 'error',
    finds: 'A file cannot be opened, and would be left out.',
    example: {
      file: 'topics/example.md',
      wrong: '(a file that you may not open)',
      right: '(a file that you may open)',
    },
  },
  {
    id: 'wrong-type',
    level: 'error',
    finds: 'A value is of the wrong type: a text where a number or a list belongs.',
    example: { wrong: 'order: thirty', right: 'order: 30' },
  },
  {
    id: 'yaml-syntax',
    level: 'error',
    finds: 'The lines at the top could be read in two ways, or in none: they are not strict YAML.',
    example: { wrong: 'title: Choice: a study', right: 'title: "Choice: a study"' },
  },
];
