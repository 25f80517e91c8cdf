import { onReturn } from '../lib/on-return.ts';
import { type Theme, themeOf, themeStore } from './theme-store.ts';

const key = 'theme';

/**
 * Ties the theme to the system's and to the stored choice. The script in the head of index.html has already set
 * `data-theme`, so that nothing flashes.
 */
export function startTheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => themeStore.getState().setSystem(dark.matches ? 'dark' : 'light');
  follow();
  restore(document.documentElement.dataset.theme);
  dark.addEventListener('change', follow);
  // Meanwhile it may have been chosen in another tab, or on the page that the reader comes back from.
  onReturn(restoreStored);
  themeStore.subscribe((state, before) => {
    if (state.chosen === before.chosen) return;
    storeChoice(state.chosen);
    if (state.chosen) document.documentElement.dataset.theme = themeOf(state);
    else delete document.documentElement.dataset.theme;
  });
}

function restore(theme: string | null | undefined): void {
  themeStore.getState().restore(theme === 'light' || theme === 'dark' ? theme : null);
}

function restoreStored(): void {
  try {
    restore(localStorage.getItem(key));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

function storeChoice(chosen: Theme | null): void {
  try {
    if (chosen) localStorage.setItem(key, chosen);
    else localStorage.removeItem(key);
  } catch {
    // As above.
  }
}
