/** The styles of talks, courses, news and people. */
import '../features/back-link.css';
import '../features/hung.css';
import '../features/index-rows.css';
import '../features/news.css';
import '../features/scholar.css';
