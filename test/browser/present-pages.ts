import { readFileSync } from 'node:fs';
import type { Routes } from '../../src/content/types.ts';

interface PresentPage {
  readonly path: string;
  readonly kind: string;
  /** Its data as it was compiled. */
  readonly text: string;
}

const pages = (JSON.parse(readFileSync('generated/routes.json', 'utf8')) as Routes).map(
  ({ path, kind, data }): PresentPage => ({ path, kind, text: readFileSync(`generated/${data}`, 'utf8') }),
);

/** The pages that journeys visit are found by what is on them: an author may rename and remove any of them. */
export const firstTopic = first('is a topic', ({ kind }) => kind === 'topic');
export const firstPaper = first('is a paper', ({ kind }) => kind === 'paper');

/** The pages with equations in lines of their own. */
export const equationPages = pages.filter(({ text }) => text.includes('math-scroll')).map(({ path }) => path);

/** The page with the interactive figure of a name. */
export function pageOfFigure(name: string): string {
  return first(`has the figure ${name}`, ({ text }) => text.includes(`"figure": "${name}"`));
}

function first(what: string, is: (page: PresentPage) => boolean): string {
  const page = pages.find(is);
  if (page === undefined) throw new Error(`No page of the present site ${what}, so this cannot be tried on it.`);
  return page.path;
}
