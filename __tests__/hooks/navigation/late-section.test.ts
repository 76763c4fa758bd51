import { scrollToLateAnchor } from '../../../src/hooks/navigation/late-anchor';
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
    scrollToLateAnchor('pricing');
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
