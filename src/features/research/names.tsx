import { Fragment } from 'react';
import type { PaperPage } from '../../content/types.ts';
import { SiteLink } from '../../ui/site-link.tsx';

/** The names of people, with commas between them; those who have a page lead there. */
export function Names({ names }: { names: PaperPage['authors'] }) {
  return names.map(({ name, href }, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <bdi>{href === null ? name : <SiteLink href={href}>{name}</SiteLink>}</bdi>
    </Fragment>
  ));
}
