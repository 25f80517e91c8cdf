/** The styles of formulas, callouts, captions and numbered equations, which few pages have. */
import '../apparatus.css';
import '../math.css';
