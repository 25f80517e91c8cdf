import './styles/layers.css';
import './styles/fonts.css';
import './styles/fallback-fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/layout.css';
import './styles/ui.css';
import './styles/prose.css';
import './styles/features/resources.css';
import type { StyledKind } from './app/screens.ts';

/** The styles that a page has beyond those of every page. */
export function loadStyles(kind: StyledKind, hasFigures: boolean): Promise<unknown> {
  return Promise.all([loadKindStyles(kind), hasFigures && import('./figure-styles.ts')]);
}

function loadKindStyles(kind: StyledKind): Promise<unknown> {
  switch (kind) {
    case 'home':
      return import('./home-styles.ts');
    case 'resources':
      return import('./resources-styles.ts');
    case 'paper':
    case 'research':
      return import('./research-styles.ts');
    case 'talks':
    case 'talk':
    case 'courses':
    case 'course':
    case 'news-list':
    case 'news':
    case 'people':
    case 'person':
    case 'page':
      return import('./scholar-styles.ts');
    case 'cv':
      return import('./cv-styles.ts');
    case 'privacy-policy':
      return import('./privacy-policy-styles.ts');
    case 'answers':
    case 'answer':
      return import('./answers-styles.ts');
    case 'glossary':
      return import('./glossary-styles.ts');
    case 'references':
    case 'forum':
    case 'questionnaire':
    case 'chatbot':
    case 'contact':
      return import('./late-styles.ts');
    case 'missing':
      return import('./missing-styles.ts');
    case 'desk':
      return Promise.all([import('./late-styles.ts'), import('./desk-styles.ts')]);
    default:
      return Promise.resolve();
  }
}

/** Brings the styles that nobody needs to begin reading. */
export function loadLaterStyles(): void {
  for (const styles of [import('./app-styles.ts'), import('./apparatus-styles.ts'), import('./print-styles.ts')])
    styles.catch(() => undefined);
}
