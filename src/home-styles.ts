/** The styles of the home page. */
import './styles/button.css';
import './styles/features/home.css';
import './styles/features/news.css';
