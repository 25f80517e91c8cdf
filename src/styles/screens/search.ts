/** The styles of the search, loaded with its dialog. */
import '../forms.css';
import '../select.css';
import '../features/search.css';
