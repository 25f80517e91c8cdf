import { setImmediate } from 'node:timers/promises';
import { cardPath } from '../../data/head.ts';
import { describeCard } from '../../kinds/pages.ts';
import type { Compiled } from '../compiled.ts';
import { type Card, drawCard } from './draw-card.ts';
import type { MakePicture } from './make-pictures.ts';
import { createTypesetter } from './typeset.ts';

/** A picture of the built site. */
export interface CardImage {
  readonly path: string;
  readonly bytes: Buffer;
}

const width = 1200;
/** Drawn in every build. When it changes, the design has changed, and all cards are drawn again. */
const sample: Card = { title: 'Sample: “Quality” — 64 per cent', label: 'Label', site: 'Name' };

/** The card of every route; one with the same texts and design as before comes from the cache. */
export async function* makeCards(
  { site, routes, page }: Compiled,
  makePicture: MakePicture,
): AsyncGenerator<CardImage> {
  const type = createTypesetter();
  const design = drawCard(sample, type);
  for (const { path, data } of routes) {
    const card = { ...describeCard(page(data)), site: site.title };
    const bytes = makePicture(`${design}\n${JSON.stringify(card)}`, () => drawCard(card, type), width);
    yield { path: cardPath(path).slice(1), bytes };
    // The pixels of a card, 3 MB outside of the heap, are freed between two turns only.
    await setImmediate();
  }
}
