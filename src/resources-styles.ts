/** The styles of the list of topics. */
import './styles/features/index-rows.css';
