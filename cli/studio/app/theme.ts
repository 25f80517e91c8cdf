/** The theme is the site's: the one that its reader has chosen in this browser, or else that of the system. */
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
