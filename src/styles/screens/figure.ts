/** The styles of figures, and of tables on a phone. */
import '../features/figures.css';
import '../features/records.css';
