/** The styles of the list of papers. */
import '../features/hung.css';
import '../features/index-rows.css';
import '../features/research.css';
