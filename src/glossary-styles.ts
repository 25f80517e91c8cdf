/** The styles of the glossary. */
import './styles/features/glossary.css';
import './styles/features/index-layout.css';
