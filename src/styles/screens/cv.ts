/** The styles of the curriculum vitae, on the screen and on paper. */
import '../features/hung.css';
import '../features/paper.css';
import '../features/scholar.css';
import '../features/cv.css';
