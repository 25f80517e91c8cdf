/** The styles of an address that has no page. */
import './styles/button.css';
import './styles/forms.css';
import './styles/features/index-rows.css';
import './styles/features/small-page.css';
