import { encode } from 'uqr';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { QrCode } from '../../../../src/features/desk/qr-code.tsx';
import { closeWindow } from '../../../support/dom.ts';
import { show } from '../../../support/screen.tsx';

test.after.each(closeWindow);

const address = 'otpauth://totp/Desk:prof%40example.org?secret=ABCDEFGH';

test('what a camera sees is the code of the address, with the border that it needs', async () => {
  const screen = await show(<QrCode address={address} label="Key" />);
  await screen.appears('path[d^=M]');
  const { data } = encode(address, { ecc: 'M', border: 4 });
  const drawn = screen.find('path').getAttribute('d') ?? '';
  const seen = data.map((row) => row.map(() => false));
  for (const [, x, y, length] of drawn.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g))
    seen[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
  assert.equal(seen, data);
  assert.is(screen.find('svg').getAttribute('viewBox'), `0 0 ${data.length} ${data.length}`);
});

test.run();
