declare global {
  interface Window {
    dataLayer?: unknown[];
  }
  interface Navigator {
    /** Global Privacy Control. */
    readonly globalPrivacyControl?: boolean;
  }
}

const library = 'https://www.googletagmanager.com/gtag/js';

/** Says that a page is shown: its path on this host and its title. */
export type TrackPageView = (path: string, title: string) => void;

/**
 * Page views for Google's tag with this id. Nothing is loaded without an id, or for a visitor who asks not to be
 * tracked; the script is loaded with the first view, and the page does not depend on whether it comes.
 */
export function createPageViews(id: string | null, view: () => Window): TrackPageView {
  let last: string | null = null;

  return (path, title) => {
    if (id === null || path === last || asksForPrivacy(view().navigator)) return;
    const tag = createTag(view());
    if (last === null) {
      tag('js', new Date());
      tag('config', id, { send_page_view: false });
      load(view().document, id);
    }
    last = path;
    const page = { page_path: path, page_title: title, page_location: view().location.origin + path };
    tag('event', 'page_view', page);
    tag('event', 'Page View', { event_category: 'Navigation', ...page });
  };
}

function asksForPrivacy({ globalPrivacyControl, doNotTrack }: Navigator): boolean {
  return globalPrivacyControl === true || doNotTrack === '1';
}

function load(document: Document, id: string): void {
  const script = document.createElement('script');
  script.async = true;
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
