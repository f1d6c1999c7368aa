import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadPage } from '@/lib/full-load';
import { loadModule } from '@/lib/load-module';

beforeEach(() => {
    vi.useFakeTimers();
});

afterEach(() => {
    vi.useRealTimers();
});

it('tries again while the server can’t be reached', async () => {
    const server = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    const download = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('Failed to fetch'));
    const loading = loadModule(download);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(download.mock.calls.length).toBeGreaterThan(10);

    server.mockResolvedValue(new Response());
    download.mockResolvedValue('code');
    await vi.advanceTimersByTimeAsync(1_000);

    await expect(loading).resolves.toBe('code');
    expect(reloadPage).not.toHaveBeenCalled();
});

it('reloads once for a file that is gone, then throws the error', async () => {
    vi.spyOn(window, 'fetch').mockResolvedValue(new Response());
    const download = () => Promise.reject(new TypeError('/build/old.js is gone'));
    void loadModule(download);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(reloadPage).toHaveBeenCalledTimes(1);

    const again = expect(loadModule(download)).rejects.toThrow('/build/old.js is gone');
    await vi.advanceTimersByTimeAsync(1_000);
    await again;
    expect(reloadPage).toHaveBeenCalledTimes(1);
});
