/** The styles of figures that can be taken hold of. */
import './styles/features/figures.css';
