import type { HomePage } from '../../content/types.ts';
import { SiteLink } from '../../ui/site-link.tsx';

export function LatestResearch({ cards }: { cards: HomePage['research'] }) {
  return (
    <section aria-labelledby="latest-research">
      <h2 id="latest-research">Latest Research</h2>
      <div className="cards research-cards">
        {cards.map((card) => (
          <article className="card" key={card.title}>
            <p className="card-year">{card.year}</p>
            <h3>{card.title}</h3>
            <p>{card.description}</p>
            {card.citation !== String(card.year) && <p className="card-citation">{card.citation}</p>}
            <SiteLink className="card-link" href={card.href} external={card.external}>
              Read<span className="visually-hidden">: {card.title}</span>
            </SiteLink>
          </article>
        ))}
      </div>
    </section>
  );
}
