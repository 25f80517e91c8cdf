import { site } from '../content/site.ts';
import type { AnyHref } from '../content/types.ts';

/** Where a visitor may ask what is not answered: the forum, or the contact page where no server runs. */
export function whereToAsk(): { readonly href: AnyHref; readonly how: string } {
  return site.hasServer ? { href: '/forum#question', how: 'in the forum' } : { href: '/contact', how: 'by email' };
}

/** Whether the site has a list that the foot of its pages leads to. */
export function hasList(path: string): boolean {
  return site.footer.some(({ href }) => href === path);
}
