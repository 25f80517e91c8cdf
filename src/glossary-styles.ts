/** The styles of the glossary. */
import './styles/features/glossary.css';
