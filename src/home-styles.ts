/** The styles of the home page. */
import './styles/features/home.css';
import './styles/features/news.css';
