/** The styles of the papers and of their list. */
import './styles/features/paper.css';
import './styles/features/index-rows.css';
import './styles/features/research.css';
