/** The styles of what only a running figure shows, loaded with its code. */
import './styles/button.css';
import './styles/features/figure-controls.css';
