import { afterEach, expect, it, vi } from 'vitest';
import { downloadText, printText } from './text-file';

afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
});

it('downloads a text under the given name and releases its URL', async () => {
    const kept: Blob[] = [];
    const revoke = vi.fn();
    vi.stubGlobal('URL', {
        createObjectURL: (blob: Blob) => {
            kept.push(blob);
            return 'blob:codes';
        },
        revokeObjectURL: revoke,
    });
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
        names.push(this.download);
    });

    downloadText('codes.txt', 'abcd\nefgh\n');

    expect(names).toEqual(['codes.txt']);
    expect(await kept[0]?.text()).toBe('abcd\nefgh\n');
    expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:codes');
});

it('prints only the text and cleans up', () => {
    const printed: (string | null | undefined)[] = [];
    const append = document.body.append.bind(document.body);
    vi.spyOn(document.body, 'append').mockImplementation((...nodes) => {
        append(...nodes);
        const view = document.querySelector('iframe')?.contentWindow;
        if (view) {
            view.print = () => printed.push(view.document.body.textContent);
        }
    });

    printText('Codes of <b>Maya</b>', 'abcd\nefgh');
    expect(printed).toEqual(['Codes of <b>Maya</b>abcd\nefgh']);

    const view = document.querySelector('iframe')?.contentWindow;
    view?.dispatchEvent(new Event('afterprint'));
    expect(document.querySelector('iframe')).toBeNull();
});
