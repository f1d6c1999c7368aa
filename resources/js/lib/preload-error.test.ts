import { expect, it } from 'vitest';
import { reloadPage } from '@/lib/full-load';
import { reloadOnceWhenAssetsAreGone } from '@/lib/preload-error';

function failToLoad(message: string): boolean {
    const event = new Event('vite:preloadError', { cancelable: true });
    Object.assign(event, { payload: new Error(message) });

    return window.dispatchEvent(event);
}

it('reloads once for a missing asset, then lets the error be thrown', () => {
    reloadOnceWhenAssetsAreGone();

    expect(failToLoad('/build/old.js')).toBe(false);
    expect(reloadPage).toHaveBeenCalledTimes(1);

    expect(failToLoad('/build/old.js')).toBe(true);
    expect(reloadPage).toHaveBeenCalledTimes(1);
});
