import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { hashPassword, isPassword } from '../../../server/auth/password.ts';

const test = suite('passwords');
const word = 'four unrelated words here';

test('a hash says how it was made, has a salt of its own, and opens for its password however it is composed', async () => {
  const [first, second] = await Promise.all([hashPassword('größer als gedacht'), hashPassword('größer als gedacht')]);
  assert.match(first, /^\$scrypt\$ln=15,r=8,p=3\$/);
  assert.is.not(first, second);
  assert.ok(await isPassword('größer als gedacht'.normalize('NFD'), first));
  assert.not(await isPassword('größer als gedacht.', first));
  assert.not(await isPassword('anything', undefined));
  assert.not(await isPassword('anything', 'not a hash'));
});

test('a hash is compared with the parameters that it names', async () => {
  const hash = await hashPassword(word, { ln: 8, r: 8, p: 1 });
  assert.equal([await isPassword(word, hash), await isPassword('another', hash)], [true, false]);
});

test('an account that is not there takes as much work as one that is', async () => {
  const hash = await hashPassword(word);
  const work = async (known: string | undefined) => {
    const before = process.cpuUsage();
    assert.is(await isPassword('a wrong one', known), false);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  const [known, unknown] = [await work(hash), await work(undefined)];
  assert.ok(unknown > known / 3 && unknown < known * 3, `${known} and ${unknown} microseconds`);
});

test.run();
