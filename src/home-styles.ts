/** The styles of the home page. */
import './styles/button.css';
import './styles/features/small-page.css';
import './styles/features/home.css';
import './styles/features/cards.css';
import './styles/features/book.css';
import './styles/features/news.css';
