/** The styles of the search, loaded with its dialog. */
import './styles/forms.css';
import './styles/select.css';
import './styles/features/search.css';
