import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { writeSite } from '../../support/server/site.ts';
import { openWire } from '../../support/server/socket.ts';
import { openStage, type Stage } from '../../support/server/stage.ts';
import { until } from '../../support/until.ts';

const test = suite('several requests on one connection');
let stage: Stage;
let address: string;
test.before(async () => {
  stage = await openStage();
  writeSite(stage.config.DIST_DIR, {}, { 'film.txt': 'a'.repeat(8_000_000) });
  address = await stage.app.listen({ host: '127.0.0.1', port: 0 });
});
test.after(() => stage.close());

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: site\r\n${more}\r\n`;
const countOf = (answers: string) => answers.match(/HTTP\/1\.1 \d+/g)?.length ?? 0;

test('what is asked before the first answer has come is answered in order', async () => {
  const wire = openWire(address);
  const ask = JSON.stringify({ text: 'Why?' });
  const typed = `Content-Type: application/json\r\nContent-Length: ${ask.length}\r\n`;
  wire.write(
    get('/none') +
      `POST /api/questions HTTP/1.1\r\nHost: site\r\n${typed}\r\n${ask}` +
      get('/api/questions') +
      get('/api/none', 'Connection: close\r\n'),
  );
  const answers = await wire.closed;
  assert.equal(
    answers.match(/HTTP\/1\.1 \d+/g),
    ['404', '201', '200', '404'].map((status) => `HTTP/1.1 ${status}`),
  );
  assert.is(answers.match(/"text":"Why\?"/g)?.length, 2);
});

for (const path of ['/api/health', '/resources', '/none', '/%zz']) {
  test(`a connection that asks a hundred times for ${path} without waiting is cut, and others are answered`, async () => {
    const wire = openWire(address);
    wire.write(get(path).repeat(99) + get(path, 'Connection: close\r\n'));
    assert.ok(countOf(await wire.closed) < 20);
    assert.is((await fetch(`${address}/api/health`)).status, 200);
  });
}

const descriptors = '/proc/self/fd';
const isOpen = (descriptor: string) => {
  try {
    return readlinkSync(`${descriptors}/${descriptor}`).endsWith('film.txt');
  } catch {
    return false;
  }
};
const openFilms = () => readdirSync(descriptors).filter(isOpen).length;

if (existsSync(descriptors)) {
  test('a connection that closes leaves no file open, however many it asked for', async () => {
    const sockets = [...Array(5)].map(() => {
      const socket = connect(Number(new URL(address).port), '127.0.0.1');
      socket.write(get('/film.txt').repeat(8));
      return socket;
    });
    await until(() => openFilms() >= 5, 'the files are read');
    for (const socket of sockets) socket.destroy();
    await until(
      () => openFilms() === 0,
      () => `${openFilms()} files are closed`,
    );
  });
}

test.run();
