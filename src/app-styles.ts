/** The styles of what only the running app shows. */
import './styles/app.css';
