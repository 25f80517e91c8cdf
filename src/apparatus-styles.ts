/** The styles of callouts, captions and numbered equations, which few pages have. */
import './styles/apparatus.css';
