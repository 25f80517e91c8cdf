import type { HomePage } from '../../content/types.ts';
import { SiteLink } from '../../ui/site-link.tsx';

export function PromoCards({ cards }: { cards: HomePage['promo'] }) {
  return (
    <section className="cards promo-cards" aria-label="In brief">
      {cards.map((card) => (
        <article className="card" key={card.title}>
          <h2>{card.title}</h2>
          <p>{card.description}</p>
          <SiteLink className="card-link" href={card.href} external={card.external}>
            {card.linkText ?? 'Learn more'}
            <span className="visually-hidden">: {card.title}</span>
          </SiteLink>
        </article>
      ))}
    </section>
  );
}
