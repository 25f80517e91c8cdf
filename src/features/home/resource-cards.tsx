import type { HomePage } from '../../content/types.ts';
import { SiteLink } from '../../ui/site-link.tsx';

export function ResourceCards({ cards }: { cards: HomePage['resources'] }) {
  return (
    <section aria-labelledby="explore-resources">
      <h2 id="explore-resources">Explore Resources</h2>
      <div className="cards resource-cards">
        {cards.map((card) => (
          <article className="card" key={card.number}>
            <p className="card-number" aria-hidden="true">
              {card.number}
            </p>
            <h3>
              <SiteLink className="card-link" href={card.href} external={card.external}>
                {card.title}
              </SiteLink>
            </h3>
            <p>{card.description}</p>
          </article>
        ))}
      </div>
    </section>
  );
}
