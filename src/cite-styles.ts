/** The styles of the choice of citation formats, which come with it. */
import './styles/features/cite.css';
