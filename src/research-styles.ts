/** The styles of the papers and of their list. */
import './styles/features/back-link.css';
import './styles/features/hung.css';
import './styles/features/paper.css';
import './styles/features/index-rows.css';
import './styles/features/research.css';
