/** The styles of the list of topics. */
import '../features/index-rows.css';
