/** The styles of the privacy policy, whose sections open. */
import './styles/features/fold.css';
