/** The styles of figures, and of tables on a phone. */
import './styles/features/figures.css';
import './styles/features/records.css';
