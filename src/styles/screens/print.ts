/** The styles of pages on paper, which no page waits for. */
import '../print.css';
