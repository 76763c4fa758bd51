import { savePosition } from '../../../src/hooks/navigation/history-entry';
import { scrollToLateSection } from '../../../src/hooks/navigation/late-section';
import { scrollToRoute } from '../../../src/hooks/navigation/route-scroll';
import { scrollPage } from '../../support/browser';

describe('An element that is rendered after the change of address', () => {
  let scrollIntoView: jest.SpyInstance;

  beforeEach(() => {
    document.body.innerHTML = '<section id="pricing" tabindex="-1"></section>';
    scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
  });

  const arrive = (hash: string, top = 0) => {
    window.history.replaceState(null, '', `/${hash}`);
    scrollPage(top);
    scrollToLateSection('pricing');
  };

  afterEach(() => window.history.replaceState(null, '', '/'));

  it('is revealed if the address names it', () => {
    arrive('#pricing');
    expect(scrollIntoView.mock.calls).toEqual([[{ behavior: 'instant' }]]);
    expect(document.getElementById('pricing')).toHaveFocus();
  });

  it.each([
    ['the address names another one', '#other', 0],
    ['the address names none', '', 0],
    ['the visitor has scrolled', '#pricing', 300],
  ])('stays where it is if %s', (_, hash, top) => {
    arrive(hash, top);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
});

describe('A saved position on a page whose sections load later', () => {
  /** The height of the page without that of the window, in px. */
  let longest: number;
  const entry = { pathname: '/about', hash: '', key: 'about' };

  beforeEach(() => {
    scrollPage(900);
    savePosition(entry.key);
    scrollPage(0);
    longest = 300;
    jest.spyOn(window, 'scrollTo').mockImplementation((options) => {
      scrollPage(Math.min((options as unknown as ScrollToOptions).top ?? 0, longest));
    });
    window.history.replaceState({ key: entry.key }, '', '/about');
    scrollToRoute(entry, { pathname: '/terms', hash: '', key: 'terms' });
  });

  afterEach(() => window.history.replaceState(null, '', '/'));

  it('is restored when the page has grown', () => {
    expect(window.scrollY).toBe(300);
    longest = 600;
    scrollToLateSection('story');
    expect(window.scrollY).toBe(600);
    longest = 2000;
    scrollToLateSection('values');
    expect(window.scrollY).toBe(900);
    // The browser keeps what it shows when a section above it appears.
    scrollPage(1200);
    scrollToLateSection('team');
    expect(window.scrollY).toBe(900);
  });

  it('is forgotten when the visitor uses the page', () => {
    window.dispatchEvent(new Event('wheel'));
    longest = 2000;
    scrollToLateSection('story');
    expect(window.scrollY).toBe(300);
  });

  it('does not replace the anchor of an address that has none', () => {
    document.body.innerHTML = '<section id="pricing" tabindex="-1"></section>';
    longest = 2000;
    scrollPage(0);
    scrollToRoute({ pathname: '/', hash: '#pricing', key: 'new' }, entry);
    window.history.replaceState({ key: 'new' }, '', '/#pricing');
    scrollToLateSection('pricing');
    scrollPage(700);
    scrollToLateSection('team');
    expect(window.scrollY).toBe(700);
  });

  it('is forgotten on another page', () => {
    window.history.replaceState({ key: 'other' }, '', '/other');
    longest = 2000;
    scrollToLateSection('story');
    expect(window.scrollY).toBe(300);
  });
});
