/** The styles of talks, courses, news and people. */
import './styles/features/back-link.css';
import './styles/features/hung.css';
import './styles/features/index-rows.css';
import './styles/features/news.css';
import './styles/features/scholar.css';
