/** The styles of the choice of citation formats, loaded with its code. */
import './styles/features/cite.css';
