/** Applies the theme that was chosen on the site in this browser, or else that of the system. */
export function followTheme(): void {
  const apply = () => {
    const chosen = readTheme();
    if (chosen === null) delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = chosen;
  };
  apply();
  addEventListener('storage', ({ key }) => key === 'theme' && apply());
}

function readTheme(): string | null {
  try {
    return localStorage.getItem('theme');
  } catch {
    return null;
  }
}
