/** A mistake that an author may make in a page of the corpus. */
export interface Mistake {
  readonly name: string;
  /** The page that gets it. */
  readonly page: string;
  /** The wrong text in the page, at which a report should point. */
  readonly planted: string;
  /** The fix that a good report would suggest, or null where none can be guessed. */
  readonly wayOut: string | null;
  /** Changes a topic in the format of our compiler, Velite and content-collections. */
  readonly topic: (text: string) => string;
  /** Changes a page in the format of Starlight. */
  readonly docs: (text: string) => string;
}

/** The position of a mistake, and its fix. */
export interface Planted {
  readonly page: string;
  readonly line: number;
  readonly column: number;
  readonly wayOut: string | null;
}

const afterTitle = (line: string) => (text: string) => text.replace(/^title: .*\n/m, (title) => `${title}${line}\n`);
const atTheEnd = (line: string) => (text: string) => `${text}\n${line}\n`;

export const mistakes: readonly Mistake[] = [
  {
    name: 'a mistyped key',
    page: 'topic-00002',
    planted: 'drfat',
    wayOut: 'draft',
    topic: afterTitle('drfat: true'),
    docs: afterTitle('drfat: true'),
  },
  {
    name: 'an unclosed quote',
    page: 'topic-00004',
    planted: '"Attention',
    wayOut: null,
    topic: (text) => text.replace(/^title: .*$/m, 'title: "Attention and stakes'),
    docs: (text) => text.replace(/^title: .*$/m, 'title: "Attention and stakes'),
  },
  {
    name: 'a value of the wrong type',
    page: 'topic-00006',
    planted: 'first',
    wayOut: null,
    topic: (text) => text.replace(/order: \d+/, 'order: first'),
    docs: (text) => text.replace(/order: \d+/, 'order: first'),
  },
  {
    name: 'a link to a page that is not there',
    page: 'topic-00008',
    planted: '/resources/topc-00003',
    wayOut: '/resources/topic-00003',
    topic: atTheEnd('It stands [elsewhere](/resources/topc-00003).'),
    docs: atTheEnd('It stands [elsewhere](/resources/topc-00003).'),
  },
  {
    name: 'a reference that is not there',
    page: 'topic-00010',
    planted: 'auther-2000-0001',
    wayOut: 'author-2000-0001',
    topic: (text) => text.replace(/^references:\n/m, (key) => `${key}  - auther-2000-0001\n`),
    docs: atTheEnd('So it was found [[9]](#auther-2000-0001).'),
  },
  {
    name: 'a place in the order that is taken',
    page: 'topic-00012',
    planted: '50',
    wayOut: 'topic-00005',
    topic: (text) => text.replace(/order: \d+/, 'order: 50'),
    docs: (text) => text.replace(/order: \d+/, 'order: 50'),
  },
  {
    name: 'a next page that is not there',
    page: 'topic-00014',
    planted: 'topc-00015',
    wayOut: 'topic-00015',
    topic: afterTitle('next: topc-00015'),
    docs: afterTitle('next:\n  link: /group-000/topc-00015/'),
  },
];
