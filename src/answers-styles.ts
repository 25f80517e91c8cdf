/** The styles of the answers and of their list. */
import './styles/button.css';
import './styles/forms.css';
import './styles/select.css';
import './styles/features/back-link.css';
import './styles/features/hung.css';
import './styles/features/answers.css';
import './styles/features/index-layout.css';
