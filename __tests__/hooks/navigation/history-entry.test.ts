import { addEntryKeys, readPosition, savePosition } from '../../../src/hooks/navigation/history-entry';
import { refuseStorage, scrollPage } from '../../support/browser';

const currentKey = () => (history.state as { key?: string } | null)?.key;

describe('The key of a history entry', () => {
  // The first test: the listeners of others would set the key too.
  it('is set before the listener of the router runs', () => {
    const seen: unknown[] = [];
    window.addEventListener('popstate', () => seen.push(currentKey()), { once: true });
    addEntryKeys();
    history.pushState(null, '', '#pricing');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(seen).toEqual([currentKey()]);
    expect(seen[0]).toBeTruthy();
  });

  it('exists for the first page and for anchors that the browser follows, and stays', () => {
    history.replaceState(null, '');
    addEntryKeys();
    const first = currentKey();
    expect(first).toBeTruthy();
    history.pushState(null, '', '#pricing');
    window.dispatchEvent(new PopStateEvent('popstate'));
    const second = currentKey();
    expect(second).toBeTruthy();
    expect(second).not.toBe(first);
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(currentKey()).toBe(second);
  });

  it('keeps the state that a link has set', () => {
    history.replaceState({ from: 'menu' }, '');
    addEntryKeys();
    expect(history.state).toMatchObject({ from: 'menu' });
  });
});

describe('The scroll position of a history entry', () => {
  it('is null before the first visit, and 0 at the top of the page', () => {
    expect(readPosition('unknown')).toBeNull();
    savePosition('top');
    expect(readPosition('top')).toBe(0);
  });

  it.each([['kept'], ['refused']])('is found when storage is %s', (storage) => {
    if (storage === 'refused') refuseStorage('getItem', 'setItem');
    scrollPage(321);
    savePosition(storage);
    scrollPage(0);
    expect(readPosition(storage)).toBe(321);
    expect(readPosition('unknown')).toBeNull();
  });

  it('survives a reload', async () => {
    scrollPage(321);
    savePosition('reloaded');
    await jest.isolateModulesAsync(async () => {
      const reloaded = await import('../../../src/hooks/navigation/history-entry');
      expect(reloaded.readPosition('reloaded')).toBe(321);
    });
  });
});
