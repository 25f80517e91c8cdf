import { nearestStop, readStops, type Stop } from './plot-stops.ts';

const svgNames = 'http://www.w3.org/2000/svg';

/**
 * Shows the values of drawn lines at the point that is nearest to the pointer or finger, or chosen by the arrow keys.
 * To screen readers it is a slider over the points, whose values they read out.
 */
export function readPlot(box: HTMLElement): void {
  const figure = box.closest('figure');
  const svg = box.querySelector('svg');
  if (figure === null || svg === null || box.role === 'slider') return;
  const lines = Array.from(svg.querySelectorAll('path[stroke-linejoin]'), (line) => line.getAttribute('d') ?? '');
  const stops = readStops(lines, readTable(figure), box.dataset.unit ?? '');
  if (stops.length === 0) return;

  const { show, hide } = createPointer(box, svg);
  let current = stops.length - 1;
  const go = (index: number) => {
    current = Math.max(0, Math.min(stops.length - 1, index));
    const stop = stops[current];
    if (stop === undefined) return;
    box.ariaValueNow = String(current);
    box.ariaValueText = `${stop.name}: ${stop.values.join(', ')}`;
    show(stop);
  };
  const follow = ({ clientX }: PointerEvent) => {
    const { left, width } = svg.getBoundingClientRect();
    go(nearestStop(stops, ((clientX - left) / width) * svg.viewBox.baseVal.width));
  };

  box.tabIndex = 0;
  box.role = 'slider';
  box.ariaLabel = `${figure.querySelector('.figure-title')?.firstChild?.textContent ?? 'The figure'}, point by point`;
  box.ariaValueMin = '0';
  box.ariaValueMax = String(stops.length - 1);
  go(current);
  hide();
  box.addEventListener('pointermove', follow);
  box.addEventListener('pointerdown', follow);
  box.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && hide());
  box.addEventListener('focus', () => box.matches(':focus-visible') && go(current));
  box.addEventListener('blur', hide);
  box.addEventListener('keydown', (event) => {
    const steps: Record<string, number> = {
      ArrowLeft: current - 1,
      ArrowDown: current - 1,
      ArrowRight: current + 1,
      ArrowUp: current + 1,
      Home: 0,
      End: stops.length - 1,
    };
    const step = steps[event.key];
    if (event.key === 'Escape') hide();
    if (step === undefined) return;
    event.preventDefault();
    go(step);
  });
}

function readTable(figure: HTMLElement) {
  const cellsOf = (row: Element) => Array.from(row.children, (cell) => cell.textContent ?? '');
  const [head, ...body] = Array.from(figure.querySelectorAll('tr'), cellsOf);
  return {
    series: head?.slice(1) ?? [],
    rows: body.map(([name = '', ...cells]) => [name, ...cells] as const),
  };
}

/** The vertical line and the dots at a stop, and the words beside them. */
function createPointer(box: HTMLElement, svg: SVGSVGElement) {
  const mark = document.createElementNS(svgNames, 'path');
  mark.setAttribute('class', 'plot-stop');
  svg.append(mark);
  const words = document.createElement('p');
  words.className = 'plot-words';
  words.ariaHidden = 'true';
  box.append(words);
  const { width, height } = svg.viewBox.baseVal;

  return {
    show({ x, heights, name, values }: Stop) {
      const dots = heights.map((y) => `M${x - 5} ${y}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0`);
      mark.setAttribute('d', `M${x} 0V${height - 36}${dots.join('')}`);
      words.replaceChildren(
        ...[name, ...values].map((line) => Object.assign(document.createElement('span'), { textContent: line })),
      );
      // The words stand on the axis, away from those in the plot, and at either end inside the drawing.
      const across = (x / width) * 100;
      words.style.left = `${across}%`;
      words.style.translate = `${-across}%`;
      box.dataset.read = '';
    },
    hide() {
      delete box.dataset.read;
    },
  };
}
