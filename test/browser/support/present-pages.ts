import { readFileSync } from 'node:fs';
import type { RouteList } from '../../../src/content/types.ts';

interface PresentPage {
  readonly path: string;
  readonly kind: string;
  readonly title: string;
  /** Its data as it was compiled. */
  readonly text: string;
}

export const pages = (JSON.parse(readFileSync('generated/routes.json', 'utf8')) as RouteList).map(
  ({ path, kind, head, data }): PresentPage => ({
    path,
    kind,
    title: head.title,
    text: readFileSync(`generated/${data}`, 'utf8'),
  }),
);

/** How many pages that are alike a journey opens: of hundreds of answers, some from end to end of their list. */
const mostAlike = process.env.LONG === '1' ? Number.POSITIVE_INFINITY : 3;

/** Every page, but of a kind with many some; `LONG=1` has every page. */
export const visited: readonly PresentPage[] = [...new Set(pages.map(({ kind }) => kind))].flatMap((kind) =>
  spread(pages.filter((page) => page.kind === kind)),
);

/** The pages that journeys visit are found by what is on them: an author may rename and remove any of them. */
export const firstTopic = first('is a topic', ({ kind }) => kind === 'topic');
export const firstPaper = first('is a paper', ({ kind }) => kind === 'paper');

/** Pages whose data hold something; throws where none does. */
export function visitedWith(what: RegExp): readonly string[] {
  const found = spread(pages.filter(({ text }) => what.test(text)));
  if (found.length === 0) throw new Error(`No page of the present site has ${what}, so this cannot be tried on it.`);
  return found.map(({ path }) => path);
}

/** Pages with equations in lines of their own. */
export const equationPages = visitedWith(/math-scroll/);

/** A page with numbers that are drawn as a line. */
export const linePage = first('has a line of numbers', ({ text }) =>
  /figure-plot(?:(?!figure-model).)*stroke-linejoin/s.test(text),
);

/** The page with the interactive figure of a name. */
export function pageOfFigure(name: string): string {
  return first(`has the figure ${name}`, ({ text }) => text.includes(`"figure": "${name}"`));
}

function spread(alike: readonly PresentPage[]): readonly PresentPage[] {
  const step = Math.max(1, alike.length / mostAlike);
  return alike.filter((_, place) => Math.floor(place % step) === 0);
}

function first(what: string, is: (page: PresentPage) => boolean): string {
  const page = pages.find(is);
  if (page === undefined) throw new Error(`No page of the present site ${what}, so this cannot be tried on it.`);
  return page.path;
}
