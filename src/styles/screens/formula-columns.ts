/** The styles of columns in formulas, and of what is enclosed in them. */
import '../formula-columns.css';
