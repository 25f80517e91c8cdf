/** The styles of a paper. */
import '../features/back-link.css';
import '../features/paper.css';
