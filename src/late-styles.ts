/** The styles of the late screens that have no sheet of their own. */
import './styles/button.css';
import './styles/forms.css';
import './styles/select.css';
import './styles/features/small-page.css';
import './styles/features/references.css';
import './styles/features/back-link.css';
import './styles/features/forum.css';
import './styles/features/questionnaire.css';
import './styles/features/questionnaire-fields.css';
import './styles/features/chatbot.css';
import './styles/features/contact.css';
import './styles/features/fold.css';
