import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readConfig, variables } from '../../server/config.ts';
import { findMisspelt } from '../../server/misspelt-settings.ts';

function wrong(env: Record<string, string>): readonly string[] {
  const result = readConfig(env);
  return 'wrong' in result ? result.wrong : [];
}

test('nothing has to be set, and what is set empty counts as not set', () => {
  const result = readConfig({ PORT: '', DATABASE_URL: '' });
  assert.ok('config' in result);
  const { HOST, PORT, DATA_DIR, LIMIT_QUESTIONS } = result.config;
  assert.equal([HOST, PORT, DATA_DIR, LIMIT_QUESTIONS], ['127.0.0.1', 4321, '.data', { count: 20, seconds: 600 }]);
});

const mistakes: readonly (readonly [name: string, value: string, expected: string])[] = [
  ['PORT', '70000', 'a whole number from 0 to 65535'],
  ['PORT', '80a', 'a whole number from 0 to 65535'],
  ['LIMIT_CHAT', '20', 'a count and a time in seconds'],
  ['TRUST_PROXY', 'true', 'the addresses or networks of your proxies'],
  ['TRUST_PROXY', '10.0.0.0/99', 'the addresses or networks of your proxies'],
  ['CORS_ORIGINS', 'https://a.example/path', 'origins such as'],
  ['CORS_ORIGINS', '*', 'origins such as'],
  ['LOG_LEVEL', 'loud', 'fatal, error, warn, info, debug or silent'],
  ['CHAT_ACCESS', 'all', '`respondents` or `everyone`'],
];
for (const [name, value, expected] of mistakes) {
  test(`${name}=${value} names itself and what is expected`, () => {
    const [sentence, ...more] = wrong({ [name]: value });
    assert.match(sentence ?? '', `${name} is \`${value}\`; expected ${expected}`);
    assert.equal(more, []);
  });
}

test('what may hold a secret is not repeated', () => {
  const sentences = wrong({ DATABASE_URL: 'mysql://u:hunter2@h/d', SMTP_URL: 'hunter2' }).join('\n');
  assert.match(sentences, 'DATABASE_URL is not valid; expected postgres://user:password@host/database');
  assert.not.match(sentences, 'hunter2');
});

test('a per cent sign in the password of the mail server is told of', () => {
  assert.match(wrong({ SMTP_URL: 'smtps://u:100%@h' }).join(), 'SMTP_URL is not valid; expected smtps://');
  assert.not.match(wrong({ SMTP_URL: 'smtps://u:100%25@h' }).join(), 'SMTP_URL is not valid');
});

test('an AI service is reached by https, or on this machine', () => {
  const rest = { AI_API_KEY: 'k', AI_MODEL: 'm' };
  for (const url of ['http://10.0.0.1/v1', 'http://metadata.internal', 'file:///etc/passwd', 'ai']) {
    assert.match(wrong({ ...rest, AI_BASE_URL: url }).join(), 'AI_BASE_URL is not valid');
  }
  for (const url of ['https://ai.example.org/v1', 'http://127.0.0.1:8080', 'http://localhost:1', 'http://[::1]:1']) {
    assert.equal(wrong({ ...rest, AI_BASE_URL: url }), []);
  }
});

test('what belongs together is set together', () => {
  assert.match(wrong({ AI_BASE_URL: 'https://a.example' }).join(), 'AI_API_KEY and AI_MODEL are not set');
  assert.match(wrong({ SMTP_URL: 'smtps://h', NOTIFY_TO: 'a@example.org' }).join(), 'MAIL_FROM is not set');
});

test('a variable that looks like a misspelt setting is named with the setting, and no other is', () => {
  const others = { PATH: '/bin', HOSTNAME: 'a', POST: '1', PORTS: '1', DATABASE_URL_OLD: 'x', XDG_DATA_DIRS: 'x' };
  const set = Object.fromEntries(variables.map((name) => [name, '1']));
  assert.equal(findMisspelt({ ...others, ...set }), []);
  const slips = ['RETENTION_CHAT_DAY', 'DATABASE_URI', 'DATADIR', 'LIMIT_QEUSTIONS'];
  assert.equal(findMisspelt({ ...others, ...Object.fromEntries(slips.map((name) => [name, '1'])) }), [
    'RETENTION_CHAT_DAY is no setting of the server, and is ignored. Is it RETENTION_CHAT_DAYS?',
    'DATABASE_URI is no setting of the server, and is ignored. Is it DATABASE_URL?',
    'DATADIR is no setting of the server, and is ignored. Is it DATA_DIR?',
    'LIMIT_QEUSTIONS is no setting of the server, and is ignored. Is it LIMIT_QUESTIONS?',
  ]);
});

test('every variable is documented', () => {
  const readme = readFileSync('server/README.md', 'utf8');
  assert.equal(
    variables.filter((name) => !readme.includes(`\`${name}\``)),
    [],
  );
});

test.run();
