import { cardPath } from '../../data/head.ts';
import type { Page } from '../../kinds/shapes.ts';
import type { Compiled } from '../compiled.ts';
import { type Card, drawCard } from './draw-card.ts';
import type { MakePicture } from './make-pictures.ts';
import { createTypesetter } from './typeset.ts';

/** A picture of the built site. */
export interface Picture {
  readonly path: string;
  readonly bytes: Buffer;
}

const width = 1200;
/** Drawn in every build: when it comes out differently, so would all the others. */
const sample: Card = { title: 'Sample: “Quality” — 64 per cent', label: 'Label', site: 'Name' };

/** The card of every route. One that shows what it showed before is taken from the cache without being drawn. */
export function* makeCards({ site, routes, page }: Compiled, makePicture: MakePicture): Generator<Picture> {
  const type = createTypesetter();
  const design = drawCard(sample, type);
  for (const { path, data } of routes) {
    const card = describeCard(page(data), site.title);
    const bytes = makePicture(`${design}\n${JSON.stringify(card)}`, () => drawCard(card, type), width);
    yield { path: cardPath(path).slice(1), bytes };
  }
}

function describeCard(page: Page, site: string): Card {
  switch (page.kind) {
    case 'home':
      return { title: page.headline, label: '', site };
    case 'resources':
      return { title: 'Resources', label: '', site };
    case 'topic':
      return { title: page.title, label: page.group.title, site };
    case 'paper':
      return { title: page.title, label: page.label, site };
    default:
      return { title: page.title, label: '', site };
  }
}
