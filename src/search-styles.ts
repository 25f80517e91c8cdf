/** The styles of the search, which come with its dialog. */
import './styles/forms.css';
import './styles/select.css';
import './styles/features/search.css';
