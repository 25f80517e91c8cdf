/** The styles of code, which few pages have. */
import '../code.css';
