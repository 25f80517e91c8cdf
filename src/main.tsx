import { start } from './app/start.tsx';
import { loadLaterStyles, loadStyles } from './first-styles.ts';

const root = document.getElementById('root');
loadLaterStyles();
if (root) start(root, loadStyles);
