import type { PointerEvent } from 'react';
import { type Axes, type Range, unscale } from './plot.ts';

/** Where a finger went down that may still either drag or scroll. */
interface Touch {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

/** The current touch; it is kept outside of React because each move renders the plot anew. */
let touch: Touch | null = null;

/**
 * Lets pointers drag a plot, or a line in it: `move` is called with the position in the values of the axes. A finger
 * that moves up or down scrolls the page; one that moves sideways or taps sets the plot.
 */
export function dragPlot({ area }: Axes, [x, y]: readonly [Range, Range], move: (x: number, y: number) => void) {
  const report = (event: PointerEvent<SVGElement>) => {
    const { currentTarget } = event;
    const box = (currentTarget.ownerSVGElement ?? currentTarget).getBoundingClientRect();
    move(
      unscale(((event.clientX - box.left) / box.width) * area.width, x, [area.left, area.right]),
      unscale(((event.clientY - box.top) / box.height) * area.height, y, [area.bottom, area.top]),
    );
  };
  return {
    onPointerDown(event: PointerEvent<SVGElement>) {
      if (event.button !== 0) return;
      // A line lies on its plot: dragging the line must not drag the plot as well.
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      touch = event.pointerType === 'touch' ? { id: event.pointerId, x: event.clientX, y: event.clientY } : null;
      if (touch === null) report(event);
    },
    onPointerMove(event: PointerEvent<SVGElement>) {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
      if (touch !== null && Math.abs(event.clientX - touch.x) <= Math.abs(event.clientY - touch.y)) return;
      touch = null;
      report(event);
    },
    onPointerUp(event: PointerEvent<SVGElement>) {
      if (touch?.id === event.pointerId) report(event);
      touch = null;
    },
    onPointerCancel() {
      touch = null;
    },
  };
}
