import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fillOrders, findEnd, findOrder } from '../../../cli/edit/order.ts';

function place(orders: readonly number[], index: number) {
  return findOrder(
    orders.map((order) => ({ path: `p${order}`, order })),
    index,
  );
}

test('a gap is used and nobody moves', () => {
  assert.equal(place([], 0), { order: 10, moved: [] });
  assert.equal(place([10, 20], 2), { order: 30, moved: [] });
  assert.equal(place([10, 20], 1), { order: 15, moved: [] });
  assert.equal(place([30, 40], 0), { order: 20, moved: [] });
  assert.equal(place([1, 2], 0), { order: 0, moved: [] });
});

test('without a gap all are numbered by tens, and only those that change are named', () => {
  assert.equal(place([10, 11], 1), { order: 20, moved: [{ path: 'p11', order: 30 }] });
  assert.equal(place([0], 0), { order: 10, moved: [{ path: 'p0', order: 20 }] });
});

test('several new ones share a gap, and where it is too small all are numbered by tens', () => {
  assert.equal(fillOrders([null, null, null]), [10, 20, 30]);
  assert.equal(fillOrders([null, null, 40, null, null, 70, null]), [20, 30, 40, 50, 60, 70, 80]);
  assert.equal(fillOrders([10, null, null, null, null, 20]), [10, 12, 14, 16, 18, 20]);
  assert.equal(fillOrders([10, 10, null]), [10, 10, 20]);
  assert.equal(fillOrders([10, null, null, 12]), [10, 20, 30, 40]);
});

test('papers that come in one by one begin with the newest, and a list in another order goes on at its end', () => {
  const bring = (days: readonly string[], isList: boolean) =>
    days.reduce<readonly string[]>((list, date) => {
      const neighbours = list.map((one) => ({ date: one }));
      return list.toSpliced(findEnd(neighbours, date, isList), 0, date);
    }, []);
  assert.equal(bring(['2019-03-01', '2021-06-01', '2020-01-01'], true), ['2021-06-01', '2020-01-01', '2019-03-01']);
  assert.equal(bring(['2019-03-01', '2021-06-01'], false), ['2019-03-01', '2021-06-01'], 'topics are read in turn');
  assert.is(findEnd([{ date: '2019-03-01' }, { date: '2021-06-01' }], '2022-01-01', true), 2);
  assert.is(findEnd([{ date: '' }], '2022-01-01', true), 1);
});

test('whatever the orders, the new one stands alone in its place', () => {
  const orders = fc.uniqueArray(fc.nat({ max: 40 }), { maxLength: 12 }).map((list) => [...list].sort((a, b) => a - b));
  fc.assert(
    fc.property(orders, fc.nat({ max: 12 }), (list, at) => {
      const index = Math.min(at, list.length);
      const { order, moved } = place(list, index);
      const after = list.map((one) => moved.find(({ path }) => path === `p${one}`)?.order ?? one);
      const all = [...after.slice(0, index), order, ...after.slice(index)];
      assert.equal(
        all,
        [...new Set(all)].sort((a, b) => a - b),
      );
    }),
  );
});

test.run();
