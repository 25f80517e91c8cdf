import type { PointerEvent } from 'react';
import { type Axes, type Range, valueAt } from './plot.ts';

/** Lets pointers take hold of a plot, or of a line in it: `move` is told where they drag it, in the values of the axes. */
export function holdPlot({ area }: Axes, [x, y]: readonly [Range, Range], move: (x: number, y: number) => void) {
  const tell = (event: PointerEvent<SVGElement>) => {
    const { currentTarget } = event;
    const box = (currentTarget.ownerSVGElement ?? currentTarget).getBoundingClientRect();
    move(
      valueAt(((event.clientX - box.left) / box.width) * area.width, x, [area.left, area.right]),
      valueAt(((event.clientY - box.top) / box.height) * area.height, y, [area.bottom, area.top]),
    );
  };
  return {
    onPointerDown(event: PointerEvent<SVGElement>) {
      if (event.button !== 0) return;
      // A line lies on its plot: what holds the line moves nothing else.
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      tell(event);
    },
    onPointerMove(event: PointerEvent<SVGElement>) {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) tell(event);
    },
  };
}
