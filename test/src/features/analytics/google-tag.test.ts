import { Window } from 'happy-dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createGoogleTag } from '../../../../src/features/analytics/google-tag.ts';

function createView() {
  const view = new Window({ url: 'https://site.example.org/' });
  return {
    view: () => view as unknown as globalThis.Window,
    scripts: () => Array.from(view.document.querySelectorAll('script'), (script) => script.getAttribute('src')),
    calls: () =>
      ((view as unknown as globalThis.Window).dataLayer ?? []).map((call) => Array.from(call as ArrayLike<unknown>)),
  };
}

test('nothing is loaded and nothing is kept before a view', () => {
  const { view, scripts, calls } = createView();
  createGoogleTag('G-1', view);
  assert.equal(scripts(), []);
  assert.equal(calls(), []);
});

test('the tag script is loaded once', () => {
  const { view, scripts } = createView();
  const { track } = createGoogleTag('G-1&x', view);
  track('/', 'Home');
  track('/forum', 'Forum');
  assert.equal(scripts(), ['https://www.googletagmanager.com/gtag/js?id=G-1%26x']);
});

test("every route change sends a page_view and an event 'Page View' of category 'Navigation'", () => {
  const { view, calls } = createView();
  const { track } = createGoogleTag('G-1', view);
  track('/', 'Home');
  track('/', 'Home');
  track('/forum', 'Forum');
  track('/', 'Home');
  const [js, config, ...events] = calls();
  assert.is(js?.[0], 'js');
  assert.equal(config, ['config', 'G-1', { send_page_view: false }]);
  assert.is(events.length, 6);
  const page = {
    page_path: '/forum',
    page_title: 'Forum',
    page_location: 'https://site.example.org/forum',
  };
  assert.equal(events[2], ['event', 'page_view', page]);
  assert.equal(events[3], ['event', 'Page View', { event_category: 'Navigation', ...page }]);
});

test('the commands are arguments objects, as the tag wants them', () => {
  const { view } = createView();
  createGoogleTag('G-1', view).track('/', 'Home');
  assert.is(Object.prototype.toString.call(view().dataLayer?.[0]), '[object Arguments]');
});

test('stopped, the tag is switched off and its cookies are gone; those of others stay', () => {
  const { view } = createView();
  const tag = createGoogleTag('G-1', view);
  tag.track('/', 'Home');
  view().document.cookie = '_ga=GA1.1.2.3; path=/';
  view().document.cookie = '_ga_1=GS1.1; path=/; domain=example.org';
  view().document.cookie = '_gallery=3; path=/';
  view().document.cookie = 'my_ga=4; path=/';
  tag.stop();
  assert.is(view().document.cookie, '_gallery=3; my_ga=4');
  assert.is(view()['ga-disable-G-1'], true);
  tag.track('/forum', 'Forum');
  assert.is(view()['ga-disable-G-1'], false);
});

test.run();
