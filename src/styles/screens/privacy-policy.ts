/** The styles of the privacy policy, whose sections open. */
import '../features/fold.css';
