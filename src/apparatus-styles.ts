/** The styles of formulas, callouts, captions and numbered equations, which few pages have. */
import './styles/apparatus.css';
import './styles/math.css';
