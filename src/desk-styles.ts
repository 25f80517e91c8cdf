/** The styles of the professor's desk. */
import './styles/features/desk.css';
