/** The styles of the professor's desk. */
import './styles/features/small-page.css';
import './styles/features/desk.css';
import './styles/features/desk-overview.css';
import './styles/features/desk-entries.css';
import './styles/features/desk-table.css';
import './styles/features/desk-submission.css';
import './styles/features/desk-account.css';
