/** The styles of a paper. */
import './styles/features/back-link.css';
import './styles/features/paper.css';
