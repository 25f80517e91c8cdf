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
const sample: Card = { title: 'Sample: “Quality” — 64 per cent', label: 'Label', site: 'Name', curve: true };

/** How many cards are made at the same time; it keeps all threads busy, and few pictures in memory. */
const together = 64;

/** The card of every route; one with the same texts and design as before comes from the cache. */
export async function* makeCards(
  { site, routes, page }: Compiled,
  makePicture: MakePicture,
): AsyncGenerator<CardImage> {
  const type = createTypesetter();
  const design = drawCard(sample, type);
  const makeCard = async ({ path, data }: Compiled['routes'][number]): Promise<CardImage> => {
    const card = { ...describeCard(page(data)), site: site.title, curve: site.curves };
    const bytes = await makePicture(`${design}\n${JSON.stringify(card)}`, () => drawCard(card, type), width);
    return { path: cardPath(path).slice(1), bytes };
  };
  for (let start = 0; start < routes.length; start += together)
    yield* await Promise.all(routes.slice(start, start + together).map(makeCard));
}
