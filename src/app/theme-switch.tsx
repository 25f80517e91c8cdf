import { useStore } from 'zustand';
import { themeOf, themeStore } from './theme-store.ts';

/** The style sheet hides it where scripts are off. */
export function ThemeSwitch() {
  const dark = useStore(themeStore, (state) => themeOf(state) === 'dark');
  return (
    <button
      type="button"
      className="theme-switch"
      aria-pressed={dark}
      onClick={() => themeStore.getState().toggle()}
      aria-label="Dark theme"
      title={dark ? 'Light theme' : 'Dark theme'}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="7.25" />
        <path d="M10 2.75a7.25 7.25 0 0 1 0 14.5z" />
      </svg>
    </button>
  );
}
