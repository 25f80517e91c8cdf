import './styles/layers.css';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/layout.css';
import './styles/ui.css';
import './styles/prose.css';
import './styles/features/home.css';
import './styles/features/resources.css';
import './styles/features/research.css';
import './styles/features/figures.css';
import './styles/print.css';
import { start } from './app/start.tsx';

const root = document.getElementById('root');
if (root) start(root, () => import('./late-styles.ts'));
