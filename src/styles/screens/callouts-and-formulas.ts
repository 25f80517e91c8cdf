/** The styles of formulas, callouts, captions and numbered equations, which few pages have. */
import '../callouts-and-captions.css';
import '../math.css';
