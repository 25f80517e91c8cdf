/** The styles of the choice of citation formats, loaded with its code. */
import '../features/cite.css';
