/** The styles of the list of papers. */
import './styles/features/hung.css';
import './styles/features/index-rows.css';
import './styles/features/research.css';
