declare global {
  interface Window {
    dataLayer?: unknown[];
    /** Google's own switches: `ga-disable-ID`. */
    [disabled: `ga-disable-${string}`]: boolean;
  }
}

const library = 'https://www.googletagmanager.com/gtag/js';

/** Google's tag; nothing of it is loaded before the first page view. */
interface GoogleTag {
  /** Records a page view: the path on this host, and the title. */
  readonly track: (path: string, title: string) => void;
  /** Stops the tag from sending anything, and removes the cookies that it has set. */
  readonly stop: () => void;
}

/** Google's tag with this id. The page works whether or not its script loads. */
export function createGoogleTag(id: string, view: () => Window): GoogleTag {
  let last: string | null = null;

  return {
    track: (path, title) => {
      if (path === last) return;
      const tag = createTag(view());
      view()[`ga-disable-${id}`] = false;
      if (last === null) {
        tag('js', new Date());
        tag('config', id, { send_page_view: false });
        load(view().document, id);
      }
      last = path;
      const page = { page_path: path, page_title: title, page_location: view().location.origin + path };
      tag('event', 'page_view', page);
      tag('event', 'Page View', { event_category: 'Navigation', ...page });
    },
    stop: () => {
      view()[`ga-disable-${id}`] = true;
      forgetCookies(view());
    },
  };
}

function load(document: Document, id: string): void {
  const script = document.createElement('script');
  script.src = `${library}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** The tag takes its commands as `arguments` objects; an array would mean something else to it. */
function createTag(view: Window) {
  view.dataLayer ??= [];
  const { dataLayer } = view;
  return function tag(..._command: readonly unknown[]): void {
    // biome-ignore lint/complexity/noArguments: the tag's own format
    dataLayer.push(arguments);
  };
}

/** The tag sets its cookies for the widest domain that takes them, so each is tried. */
function forgetCookies({ document, location }: Window): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)];
  for (const name of names.filter((one) => /^_ga(_|$)/.test(one)))
    for (const domain of domains) document.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/${domain}`;
}
