import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makePages } from './corpus/pages.ts';

/** The trace of an edit in a file: a text that it contains or no longer contains, or that it was rewritten. */
export interface Trace {
  readonly file: string;
  readonly holds?: string;
  readonly lacks?: string;
}

/**
 * An edit of a corpus, and its traces: below `generated/` in every page and the navigation, below `.velite/` in a list.
 */
export interface Edit {
  /** Applies it in a folder; `mark` is a unique text. */
  readonly make: (folder: string, mark: string) => void;
  readonly ours: (mark: string) => readonly Trace[];
  readonly velite: (mark: string) => Trace;
}

const [before, edited, after] = ['topic-00006', 'topic-00007', 'topic-00008'] as const;
const [group, firstOfNext] = ['group-000', 'topic-00020'] as const;

/** The timed edits by what they change, for a corpus of so many pages; each builds on the one before. */
export function listEdits(count: number): Readonly<Record<string, Edit>> {
  const pages = makePages(count);
  const citing = (ids: readonly string[]) =>
    pages.filter(({ references }) => references.some((id) => ids.includes(id))).map(({ slug }) => slug);
  const counts = new Map<string, number>();
  for (const { references } of pages) for (const id of references) counts.set(id, (counts.get(id) ?? 0) + 1);
  const [most = ''] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
  const shared = citing(pages[7]?.references ?? []);
  let added = 0;
  const next = () => `new-${added + 1}`;
  const newest = () => `new-${added}`;
  const changeWords = change(`topics/${edited}`, (text, mark) => `${text}\nA last sentence ${mark}.\n`);
  const retitle = (file: string) => change(file, (text, mark) => text.replace(/^title: .*$/m, `title: The ${mark}`));
  return {
    words: {
      make: changeWords,
      ours: (mark) => [page(edited, mark)],
      velite: (mark) => ({ file: 'topics.json', holds: mark }),
    },
    'a title': {
      make: retitle(`topics/${edited}`),
      ours: (mark) => [...[before, edited, after].map((slug) => page(slug, mark)), ...navigation(mark)],
      velite: (mark) => ({ file: 'topics.json', holds: mark }),
    },
    "a group's title": {
      make: retitle(`groups/${group}`),
      ours: (mark) => [
        ...pages.filter((one) => one.group === group).map(({ slug }) => page(slug, mark)),
        ...navigation(mark),
      ],
      velite: (mark) => ({ file: 'groups.json', holds: mark }),
    },
    'an author, most cited': {
      make: change(`references/${most}`, (text, mark) => text.replace(/^authors: .*$/m, `authors: [Ada ${mark}]`)),
      ours: (mark) => citing([most]).map((slug) => page(slug, mark)),
      velite: (mark) => ({ file: 'references.json', holds: mark }),
    },
    'a new page': {
      make(folder, mark) {
        const text = readFileSync(join(folder, `content/topics/${edited}.md`), 'utf8');
        const head = text
          .replace(/^title: .*$/m, `title: The ${mark}`)
          .replace(/^order: .*$/m, `order: ${200 + added}`);
        writeFileSync(join(folder, `content/topics/${next()}.md`), head);
        added += 1;
      },
      ours: (mark) => [
        page(next(), mark),
        page(firstOfNext, mark),
        ...navigation(mark),
        ...shared.map((slug) => page(slug)),
      ],
      velite: (mark) => ({ file: 'topics.json', holds: mark }),
    },
    'a page removed': {
      make(folder) {
        rmSync(join(folder, `content/topics/${newest()}.md`));
        added -= 1;
      },
      ours: () => [
        { ...page(newest()), lacks: '{' },
        page(firstOfNext),
        ...navigationFiles.map((file) => ({ file, lacks: `/${newest()}"` })),
        ...shared.map((slug) => page(slug)),
      ],
      velite: () => ({ file: 'topics.json', lacks: `topics/${newest()}"` }),
    },
    'lists of the whole site': {
      make: changeWords,
      ours: (mark) => ['search.json', 'passages.json'].map((file) => ({ file, holds: mark })),
      velite: (mark) => ({ file: 'topics.json', holds: mark }),
    },
  };
}

function page(slug: string, holds?: string): Trace {
  return { file: `pages/resources/${slug}.json`, ...(holds !== undefined && { holds }) };
}

/** What lists the topics of the site: the sidebar, and the overview of the section. */
const navigationFiles = ['sidebar.json', 'pages/resources.json'] as const;

function navigation(holds: string): Trace[] {
  return navigationFiles.map((file) => ({ file, holds }));
}

function change(file: string, alter: (text: string, mark: string) => string): Edit['make'] {
  return (folder, mark) => {
    const path = join(folder, 'content', `${file}.md`);
    writeFileSync(path, alter(readFileSync(path, 'utf8'), mark));
  };
}
