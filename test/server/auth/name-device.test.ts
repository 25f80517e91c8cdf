import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { nameDevice } from '../../../server/auth/name-device.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const agents: readonly (readonly [name: string, agent: string])[] = [
  ['Edge on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/126.0 Safari/537.36 Edg/126.0`],
  ['Opera on Linux', `Mozilla/5.0 (X11; Linux x86_64) ${webKit} Chrome/125.0 Safari/537.36 OPR/111.0`],
  ['Firefox on Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:128.0) Gecko/20100101 Firefox/128.0'],
  ['Firefox on iPhone', `${iPhone} FxiOS/128.0 Mobile/15E148 Safari/605.1.15`],
  ['Chrome on Android', `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${webKit} Chrome/126.0 Mobile Safari/537.36`],
  ['Chrome on iPad', `${iPhone.replaceAll('iPhone', 'iPad')} CriOS/126.0 Mobile/15E148 Safari/604.1`],
  ['Safari on iPhone', `${iPhone} Version/17.5 Mobile/15E148 Safari/604.1`],
  ['Linux', 'Mozilla/5.0 (X11; Linux x86_64) Epiphany/605.1'],
  ['', 'curl/8.5.0'],
];
for (const [name, agent] of agents) {
  test(`a browser is named ${name || 'nothing where it says nothing'}`, () => {
    assert.is(nameDevice(agent), name);
  });
}

test.run();
