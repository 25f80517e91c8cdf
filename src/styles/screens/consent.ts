/** The styles of the bar that asks for consent. */
import '../features/consent.css';
