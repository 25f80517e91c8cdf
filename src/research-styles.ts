/** The styles of the list of papers. */
import './styles/features/research.css';
