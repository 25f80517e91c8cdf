/** Applies the theme that was chosen on the site in this browser, or else that of the system. */
export function followTheme(): void {
  const apply = () => {
    try {
      document.documentElement.dataset.theme = localStorage.getItem('theme') ?? '';
    } catch {
      // A browser that keeps nothing shows the theme of the system.
    }
  };
  apply();
  addEventListener('storage', ({ key }) => key === 'theme' && apply());
}
