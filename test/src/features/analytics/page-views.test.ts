import { Window } from 'happy-dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createPageViews } from '../../../../src/features/analytics/page-views.ts';

function createView(navigator: Partial<Navigator> = {}) {
  const view = new Window({ url: 'https://site.example.org/' });
  for (const [name, value] of Object.entries(navigator)) Object.defineProperty(view.navigator, name, { value });
  return {
    view: () => view as unknown as globalThis.Window,
    scripts: () => Array.from(view.document.querySelectorAll('script'), (script) => script.getAttribute('src')),
    calls: () =>
      ((view as unknown as globalThis.Window).dataLayer ?? []).map((call) => Array.from(call as ArrayLike<unknown>)),
  };
}

test('without an id nothing is loaded and nothing is kept', () => {
  const { view, scripts, calls } = createView();
  createPageViews(null, view)('/', 'Home');
  assert.equal(scripts(), []);
  assert.equal(calls(), []);
});

for (const [what, navigator] of [
  ['Do Not Track', { doNotTrack: '1' }],
  ['Global Privacy Control', { globalPrivacyControl: true }],
] as const) {
  test(`${what} is respected`, () => {
    const { view, scripts, calls } = createView(navigator);
    createPageViews('G-1', view)('/', 'Home');
    assert.equal(scripts(), []);
    assert.equal(calls(), []);
  });
}

test('the tag script is loaded once', () => {
  const { view, scripts } = createView();
  const trackPageView = createPageViews('G-1&x', view);
  trackPageView('/', 'Home');
  trackPageView('/forum', 'Forum');
  assert.equal(scripts(), ['https://www.googletagmanager.com/gtag/js?id=G-1%26x']);
});

test("every route change sends a page_view and an event 'Page View' of category 'Navigation'", () => {
  const { view, calls } = createView();
  const trackPageView = createPageViews('G-1', view);
  trackPageView('/', 'Home');
  trackPageView('/', 'Home');
  trackPageView('/forum', 'Forum');
  trackPageView('/', 'Home');
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
  createPageViews('G-1', view)('/', 'Home');
  assert.is(Object.prototype.toString.call(view().dataLayer?.[0]), '[object Arguments]');
});

test.run();
