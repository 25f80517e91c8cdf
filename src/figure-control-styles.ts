/** The styles of what only a running figure shows, which come with its code. */
import './styles/button.css';
import './styles/features/figure-controls.css';
