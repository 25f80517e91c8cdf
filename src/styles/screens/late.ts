/** The styles of the late screens that have no sheet of their own. */
import '../button.css';
import '../forms.css';
import '../select.css';
import '../features/small-page.css';
import '../features/references.css';
import '../features/back-link.css';
import '../features/forum.css';
import '../features/questionnaire.css';
import '../features/questionnaire-fields.css';
import '../features/chatbot.css';
import '../features/contact.css';
import '../features/fold.css';
