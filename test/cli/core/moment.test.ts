import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dayAfter, isZone, nameZone, writeMoment } from '../../../cli/core/moment.ts';

for (const [day, time, zone, moment] of [
  ['2027-03-14', '16:15', 'Europe/Berlin', '2027-03-14T16:15+01:00'],
  ['2027-07-14', '16:15', 'Europe/Berlin', '2027-07-14T16:15+02:00'],
  ['2028-02-29', '00:30', 'America/New_York', '2028-02-29T00:30-05:00'],
  ['2027-12-31', '23:59', 'Asia/Kathmandu', '2027-12-31T23:59+05:45'],
  ['2027-01-01', '00:00', 'Pacific/Auckland', '2027-01-01T00:00+13:00'],
  // The night in which the clocks of Berlin go forward, before and after.
  ['2027-03-28', '01:30', 'Europe/Berlin', '2027-03-28T01:30+01:00'],
  ['2027-03-28', '03:30', 'Europe/Berlin', '2027-03-28T03:30+02:00'],
  ['2027-06-01', '12:00', 'UTC', '2027-06-01T12:00+00:00'],
] as const) {
  test(`${time} on ${day} in ${zone} is ${moment}`, () => {
    assert.is(writeMoment(day, time, zone), moment);
    assert.is(new Date(moment).toLocaleTimeString('en-GB', { timeZone: zone, timeStyle: 'short' }), time);
  });
}

test('without a zone a moment is that of whoever reads it', () => {
  assert.is(writeMoment('2027-03-14', '16:15', null), '2027-03-14T16:15');
});

test('a zone is known by its name', () => {
  assert.equal(['Europe/Berlin', 'America/New_York', 'Berlin', 'Mars/Base', ''].map(isZone), [
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('the time of a zone is called after its city, or by its letters', () => {
  for (const [zone, name] of [
    ['Europe/Berlin', 'Berlin time'],
    ['America/New_York', 'New York time'],
    ['America/Argentina/Buenos_Aires', 'Buenos Aires time'],
    ['Japan', 'Japan time'],
    ['Etc/UTC', 'UTC'],
    ['Etc/GMT-3', 'UTC+3'],
    ['EST5EDT', 'EST5EDT'],
    ['cet', 'CET'],
    ['utc', 'UTC'],
    ['Etc/GMT+0', 'UTC'],
    ['Etc/Zulu', 'UTC'],
    ['etc/gmt+5', 'UTC−5'],
    ['europe/berlin', 'Berlin time'],
    ['Asia/Kolkata', 'Kolkata time'],
    ['America/North_Dakota/Center', 'Center, North Dakota time'],
  ] as const)
    assert.is(nameZone(zone), name);
});

test('a day is followed by the next one, over months, years and the days of a leap year', () => {
  for (const [day, next] of [
    ['2026-11-28', '2026-11-29'],
    ['2026-12-31', '2027-01-01'],
    ['2027-02-28', '2027-03-01'],
    ['2028-02-28', '2028-02-29'],
  ] as const)
    assert.is(dayAfter(day), next);
});

test.run();
