/** The styles of the bar that asks for consent. */
import './styles/features/consent.css';
