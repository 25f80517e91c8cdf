import { startPreview } from './app/start-preview.tsx';
import { loadLaterStyles, loadStyles } from './first-styles.ts';

/** The page that the studio shows in a frame; it is in no build. */
const root = document.getElementById('root');
if (root) startPreview(root, loadStyles, loadLaterStyles());
import.meta.hot?.send('site:frame');
