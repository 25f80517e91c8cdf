import { formatDay } from '../../lib/dates.ts';

interface Week {
  readonly monday: string;
  readonly count: number;
}

interface WeekPlotProps {
  readonly title: string;
  /** A line below the title. */
  readonly note?: string;
  /** Oldest first; the last one is this week. */
  readonly weeks: readonly Week[];
  /** The count of a bar of full height, the same for plots that stand together. */
  readonly most?: number;
}

const bar = { width: 10, step: 14, height: 40, number: 14, days: 14 };

/**
 * A small plot with one bar a week, the number of the highest, the days of the first and the last, and all numbers as a
 * sentence for screen readers. With one week alone that has something, or none, it is words without a plot.
 */
export function WeekPlot({ title, note, weeks, most = Math.max(...weeks.map(({ count }) => count)) }: WeekPlotProps) {
  const filled = weeks.filter(({ count }) => count > 0);
  const isPlot = filled.length > 1;
  const width = weeks.length * bar.step - (bar.step - bar.width);
  const base = bar.number + bar.height;
  const heightOf = (count: number) => (count === 0 ? 0 : Math.max(2, (count / most) * bar.height));
  const highest = weeks.reduce((one, { count }, index) => (count >= (weeks[one]?.count ?? 0) ? index : one), 0);
  const peak = weeks[highest]?.count ?? 0;
  const isEarly = highest < 2;
  return (
    <figure className="week-plot">
      <figcaption>
        <span className="week-title">{title}</span>
        {note && <span>{note}</span>}
        {!isPlot && <span>{describeFew(filled[0], weeks)}</span>}
      </figcaption>
      {isPlot && (
        <svg viewBox={`0 0 ${width} ${base + bar.days}`} role="img" aria-label={describe(title, weeks)}>
          {weeks.map(({ monday, count }, index) => (
            <rect
              key={monday}
              className={index === weeks.length - 1 ? 'week-now' : undefined}
              x={index * bar.step}
              y={base - heightOf(count)}
              width={bar.width}
              height={heightOf(count)}
            >
              <title>{`Week of ${formatDay(monday)}: ${count}`}</title>
            </rect>
          ))}
          <text
            x={highest * bar.step + (isEarly ? 0 : bar.width)}
            y={base - heightOf(peak) - 4}
            textAnchor={isEarly ? 'start' : 'end'}
          >
            {peak}
          </text>
          <line x1="0" x2={width} y1={base + 0.5} y2={base + 0.5} />
          <text className="week-day" x="0" y={base + bar.days - 1}>
            {weeks[0] && formatDay(weeks[0].monday).replace(/ \d{4}$/, '')}
          </text>
          <text className="week-day" x={width} y={base + bar.days - 1} textAnchor="end">
            this week
          </text>
        </svg>
      )}
    </figure>
  );
}

/** All weeks in words, where one of them has something, or none. */
function describeFew(one: Week | undefined, weeks: readonly Week[]): string {
  if (one === undefined) return `None in ${weeks.length} weeks`;
  const isNow = one.monday === weeks.at(-1)?.monday;
  return isNow
    ? `${one.count} this week, none before`
    : `${one.count} in the week of ${formatDay(one.monday)}, none since`;
}

function describe(title: string, weeks: WeekPlotProps['weeks']): string {
  return `${title} by week, oldest first: ${weeks.map(({ count }) => count).join(', ')}`;
}
