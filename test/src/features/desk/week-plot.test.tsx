import { renderToStaticMarkup } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { WeekPlot } from '../../../../src/features/desk/week-plot.tsx';

const mondays = ['2026-11-02', '2026-11-09', '2026-11-16'];

function draw(...counts: readonly number[]): string {
  const weeks = mondays.map((monday, index) => ({ monday, count: counts[index] ?? 0 }));
  return renderToStaticMarkup(<WeekPlot title="Views" weeks={weeks} />);
}

test('weeks are drawn with the days of the first and the last, and read out by number', () => {
  const plot = draw(3, 0, 4);
  assert.match(plot, 'aria-label="Views by week, oldest first: 3, 0, 4"');
  assert.equal(
    [...plot.matchAll(/week-day"[^>]*>([^<]*)</g)].map(([, day]) => day),
    ['2 November', 'this week'],
  );
});

test('where one week has something, or none, words say it and nothing is drawn', () => {
  const said = (...counts: readonly number[]) => /<span>([^<]*)<\/span>/.exec(draw(...counts))?.[1];
  assert.is(said(0, 0, 4), '4 this week, none before');
  assert.is(said(3, 0, 0), '3 in the week of 2 November 2026, none since');
  assert.is(said(0, 0, 0), 'None in 3 weeks');
  assert.not.match(draw(0, 0, 4), '<svg');
});

test.run();
