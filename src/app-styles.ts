/** The styles of what only the running app shows. */
import './styles/app.css';
import './styles/button.css';
import './styles/late-fonts.css';
import './styles/features/fold.css';
