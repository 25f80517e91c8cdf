import * as assert from 'uvu/assert';
import { path, studioSuite } from './stage.ts';

const test = studioSuite('names');

test('what can be named is offered by its title, a publication as it is cited, and an address by its page', async ({
  studio,
}) => {
  studio.apply({ 'media/plan.pdf': 'A plan.' });
  const { names = {} } = (await studio.call('open', { path })) ?? {};
  assert.equal(names.group, [
    { value: 'first', label: 'First Group' },
    { value: 'second', label: 'Second Group' },
  ]);
  assert.is(names.reference?.[0]?.value, 'doe-2020-study');
  assert.match(names.reference?.[0]?.label ?? '', /^Doe, Jane, and John Roe\. 2020\./);
  const labelOf = (address: string) => names.link?.find(({ value }) => value === address)?.label;
  assert.equal(['/resources/alpha', '/resources', '/media/plan.pdf', '/nothing'].map(labelOf), [
    'Alpha',
    '/resources',
    '/media/plan.pdf',
    undefined,
  ]);
  assert.equal(names.picture, [{ value: '/media/picture.svg', label: '/media/picture.svg' }]);
});

test.run();
