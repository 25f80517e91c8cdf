import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { redirectLinks, replaceCitations } from '../../../cli/edit/body.ts';
import { type ParsedBody, parseBody } from '../../../cli/parse/body.ts';
import { indexLines } from '../../../cli/parse/lines.ts';

function parse(text: string): ParsedBody {
  return parseBody(text, indexLines('x.md', text)).body;
}

function redirect(text: string, wanted: string | null): string {
  return redirectLinks(text, parse(text), (url) => (url.startsWith('/old') ? wanted : undefined));
}

test('the address of a link is replaced in every form, its words and title stay', () => {
  assert.is(redirect('[a *b* `c`](/old)', '/new'), '[a *b* `c`](/new)');
  assert.is(redirect('[/old](/old "/old")', '/new'), '[/old](/new "/old")');
  assert.is(redirect('[a](</old>) [b]( /old )', '/new'), '[a](</new>) [b]( /new )');
  assert.is(redirect('[a][n] and [n]\n\n[n]: /old "t"\n', '/new'), '[a][n] and [n]\n\n[n]: /new "t"\n');
  assert.is(redirect('[![x](/p.svg)](/old)', '/new'), '[![x](/p.svg)](/new)');
  assert.is(redirect('[a](/old(b)) `[a](/old)`', '/new'), '[a](/new) `[a](/old)`');
  assert.is(redirect('[a](/other) and /old', '/new'), '[a](/other) and /old');
});

test('a link that is taken away leaves its words, and its definition goes', () => {
  assert.is(redirect('See [a *b*](/old "t").', null), 'See a *b*.');
  assert.is(redirect('See [a][n] and [n].\n\n[n]: /old\n\nEnd.\n', null), 'See a and n.\n\n\nEnd.\n');
});

test('a citation gets another name, with its locators, and others like it do not', () => {
  const text = 'So [@doe; @doe-2020, p. 7], [see] and [@doe-2020]. `[@doe]`';
  assert.is(
    replaceCitations(text, parse(text), 'doe', 'roe'),
    'So [@roe; @doe-2020, p. 7], [see] and [@doe-2020]. `[@doe]`',
  );
});

test('a citation that is taken away takes its brackets when it was alone, and the space before them', () => {
  const text = 'One [@doe]. Two [@roe; @doe, p. 3]. (Three [@doe; @roe])';
  assert.is(replaceCitations(text, parse(text), 'doe', null), 'One. Two [@roe]. (Three [@roe])');
});

test.run();
