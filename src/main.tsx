import { startApp } from './app/start.tsx';
import { loadLaterStyles, loadStyles } from './first-styles.ts';

const root = document.getElementById('root');
loadLaterStyles();
if (root) startApp(root, loadStyles);
