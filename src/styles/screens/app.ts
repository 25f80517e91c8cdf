/** The styles of what only the running app shows. */
import '../app.css';
import '../button.css';
import '../late-fonts.css';
import '../features/fold.css';
