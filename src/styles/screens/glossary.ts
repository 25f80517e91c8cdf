/** The styles of the glossary. */
import '../features/glossary.css';
import '../features/index-layout.css';
