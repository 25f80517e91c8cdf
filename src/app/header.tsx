import { useState } from 'react';
import { site } from '../content/site.ts';
import { SearchButton } from '../features/search/search-button.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import { usePopover } from '../ui/use-popover.ts';
import { Mark } from './mark.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

export function Header({ path }: { path: string }) {
  const [open, setOpen] = useState(false);
  const popover = usePopover(open, setOpen);
  return (
    <header className="site-header">
      <SiteLink className="site-title" href="/">
        <Mark />
        {site.title}
      </SiteLink>
      <nav id="menu" className="site-nav" popover="auto" aria-label="Main" {...popover}>
        <button type="button" className="menu-close" popoverTarget="menu" popoverTargetAction="hide">
          Close
        </button>
        <ul>
          {site.navigation.map((link) => (
            <li key={link.title}>
              <SiteLink href={link.href} aria-current={ariaCurrent(link.href, path)}>
                {link.title}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <SearchButton />
      <ThemeSwitch />
      <button type="button" className="menu-button" popoverTarget="menu">
        Menu
      </button>
    </header>
  );
}

/** A link is current on its own page and, as the entry of its section, on every page of the section. */
function ariaCurrent(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return href !== '/' && href.split('/')[1] === path.split('/')[1] ? 'true' : undefined;
}
