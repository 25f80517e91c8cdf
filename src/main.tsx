import { startApp } from './app/start.tsx';
import { loadLaterStyles, loadStyles } from './first-styles.ts';

const root = document.getElementById('root');
loadLaterStyles().catch(() => undefined);
if (root) startApp(root, loadStyles);
