/** The styles of an address that has no page. */
import '../button.css';
import '../forms.css';
import '../features/index-rows.css';
import '../features/small-page.css';
