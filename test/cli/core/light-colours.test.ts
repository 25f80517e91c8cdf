import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { lightColours } from '../../../cli/core/light-colours.ts';

test('what is drawn without a style sheet has the colours of the light theme', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  for (const [name, colour] of Object.entries(lightColours)) {
    const token = `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    assert.match(tokens, `${token}: light-dark(${colour}, `);
  }
});

test.run();
