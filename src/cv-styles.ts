/** The styles of the curriculum vitae, on the screen and on paper. */
import './styles/features/hung.css';
import './styles/features/paper.css';
import './styles/features/scholar.css';
import './styles/features/cv.css';
