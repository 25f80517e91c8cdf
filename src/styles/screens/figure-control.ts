/** The styles of what only a running figure shows, loaded with its code. */
import '../button.css';
import '../features/figure-controls.css';
