import { formatDay } from '../../lib/dates.ts';

interface WeekPlotProps {
  readonly title: string;
  readonly waiting: number;
  /** Oldest first; the last one is this week. */
  readonly weeks: readonly { readonly monday: string; readonly count: number }[];
}

const bar = { width: 10, step: 14, height: 48 };

/** A small plot: one bar a week, whose numbers a screen reader hears as a sentence. */
export function WeekPlot({ title, waiting, weeks }: WeekPlotProps) {
  const most = Math.max(1, ...weeks.map(({ count }) => count));
  const sum = weeks.reduce((total, { count }) => total + count, 0);
  const width = weeks.length * bar.step - (bar.step - bar.width);
  const heightOf = (count: number) => (count === 0 ? 1 : Math.max(3, (count / most) * bar.height));
  return (
    <figure className="week-plot">
      <svg viewBox={`0 0 ${width} ${bar.height + 1}`} role="img" aria-label={describe(title, weeks)}>
        {weeks.map(({ monday, count }, index) => (
          <rect
            key={monday}
            className={index === weeks.length - 1 ? 'week-now' : undefined}
            x={index * bar.step}
            y={bar.height - heightOf(count)}
            width={bar.width}
            height={heightOf(count)}
          >
            <title>{`Week of ${formatDay(monday)}: ${count}`}</title>
          </rect>
        ))}
        <line x1="0" x2={width} y1={bar.height + 0.5} y2={bar.height + 0.5} />
      </svg>
      <figcaption>
        <span className="week-title">{title}</span>
        <span>
          {sum} in all, {weeks.at(-1)?.count ?? 0} this week{waiting > 0 && `, ${waiting} waiting`}
        </span>
      </figcaption>
    </figure>
  );
}

function describe(title: string, weeks: WeekPlotProps['weeks']): string {
  return `${title} by week, oldest first: ${weeks.map(({ count }) => count).join(', ')}`;
}
