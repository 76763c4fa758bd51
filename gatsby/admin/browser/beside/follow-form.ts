/** How often the frame of the page looks for another form, in ms. */
const interval = 300;

/** How long a form may take to close, in ms. After that, links of the page lead where they lead. */
const settling = 2000;

/**
 * Shows the page of each form that opens, unless it was opened from a page.
 *
 * @param start is hidden when the list of forms is there
 */
export function followForm(
  forms: HTMLIFrameElement,
  site: HTMLIFrameElement,
  start: HTMLElement,
  isEditing: () => boolean,
): void {
  let shown: string | undefined;
  let hasNewSection = false;
  /** The page beside an open form. */
  let kept = '';
  let closedAt = 0;
  const known = new WeakSet<Navigation>();

  /** A visit that begins just before a form closes is one to keep, too. */
  function keepVisits({ navigation, location }: Window & { navigation?: Navigation }): void {
    if (!navigation || known.has(navigation)) return;
    known.add(navigation);
    navigation.addEventListener('currententrychange', ({ navigationType }) => {
      if (kept && navigationType !== 'traverse') kept = location.href;
    });
  }

  async function showPage(): Promise<void> {
    const window = forms.contentWindow as (Window & { navigation?: Navigation }) | null;
    const { key, url = '' } = window?.navigation?.currentEntry ?? {};
    start.hidden = Boolean(url?.includes('#/collections'));
    hasNewSection ||= /\/section-[^/]+\/new/.test(url ?? '');
    if (hasNewSection && url?.endsWith('/pages/entries/pages')) {
      // The choice of sections is part of the configuration.
      hasNewSection = false;
      window?.location.reload();
    }
    const [, collection = '', entry = ''] =
      /#\/collections\/([^/]+)\/entries\/([^/?]+)/.exec(url ?? '') ?? [];
    const page = site.contentWindow as Window;
    keepVisits(page);
    const { location } = page;
    // A form that closes goes back in the history, which has the page that was there before.
    if (entry) closedAt = Date.now();
    else if (kept && kept !== location.href && Date.now() < closedAt + settling) location.replace(kept);
    if (entry && key === shown) kept = location.href;
    if (!entry || key === shown) return;
    if (isEditing()) {
      // The form is that of a part of the page.
      shown = key;
      return;
    }
    const response = await fetch(`/__admin/page?${String(new URLSearchParams({ collection, entry }))}`);
    const address = await response.text();
    if (!address) return;
    shown = key;
    // With an entry in the history, the page would go back when the form closes.
    location.replace(address);
  }

  // Again and again, because the page of a new entry takes a moment.
  const follow = () => void showPage().finally(() => setTimeout(follow, interval));
  follow();
}
