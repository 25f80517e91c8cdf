/** The styles of the professor's desk. */
import '../features/small-page.css';
import '../features/desk.css';
import '../features/desk-overview.css';
import '../features/desk-entries.css';
import '../features/desk-table.css';
import '../features/desk-submission.css';
import '../features/desk-account.css';
