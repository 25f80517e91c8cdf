/** The styles of the home page. */
import '../button.css';
import '../features/small-page.css';
import '../features/home.css';
import '../features/cards.css';
import '../features/book.css';
import '../features/news.css';
