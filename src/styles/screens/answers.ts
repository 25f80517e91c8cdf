/** The styles of the answers and of their list. */
import '../button.css';
import '../forms.css';
import '../select.css';
import '../features/back-link.css';
import '../features/hung.css';
import '../features/answers.css';
import '../features/index-layout.css';
