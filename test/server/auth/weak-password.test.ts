import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findWeakness } from '../../../server/auth/weak-password.ts';

const passwords: readonly (readonly [password: string, reason: RegExp | null])[] = [
  ['short words', /too short/],
  ['aaaaaaaaaaaaaaaa', /repeats/],
  ['abababababab', /repeats/],
  ['Password123456!', /tried first/],
  ['123456781234', /tried first/],
  ['CognitiveEconomics', /tried first/],
  ['my name is pattern', /contains the e-mail/],
  ['ä'.repeat(600), /repeats|too long/],
  [`${'abcdefgh'.repeat(200)}`, /too long/],
  ['correct horse battery staple', null],
  ['日本語のとても長い合言葉です', null],
];
for (const [password, reason] of passwords) {
  test(`${password.slice(0, 20)} is ${reason === null ? 'accepted' : 'refused'}`, () => {
    const found = findWeakness(password, 'pattern@example.org');
    if (reason === null) assert.is(found, null);
    else assert.match(found ?? '', reason);
  });
}

test.run();
