import { renderHook } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useShortcuts } from '@/hooks/use-shortcuts';

const search = vi.fn();
const palette = vi.fn();
const goToClients = vi.fn();
const help = vi.fn();

beforeEach(() => {
    vi.clearAllMocks();
    renderHook(() => useShortcuts({ '/': search, 'mod+k': palette, 'g c': goToClients, '?': help }));
});

afterEach(() => {
    document.body.innerHTML = '';
});

it('runs a key', async () => {
    await userEvent.keyboard('/');
    expect(search).toHaveBeenCalledTimes(1);
});

it('runs a key with Ctrl or Cmd', async () => {
    await userEvent.keyboard('{Control>}k{/Control}{Meta>}k{/Meta}');
    expect(palette).toHaveBeenCalledTimes(2);
});

it('runs a sequence, but not with another key in between', async () => {
    await userEvent.keyboard('gc');
    expect(goToClients).toHaveBeenCalledTimes(1);

    await userEvent.keyboard('gxc');
    expect(goToClients).toHaveBeenCalledTimes(1);
});

it('runs keys repeatedly and directly after each other', async () => {
    await userEvent.keyboard('//gc/');

    expect(search).toHaveBeenCalledTimes(3);
    expect(goToClients).toHaveBeenCalledTimes(1);
});

it.each(['<input>', '<textarea></textarea>', '<div role="dialog"><button>Close</button></div>'])(
    'ignores single keys in %s',
    async (html) => {
        document.body.innerHTML = html;
        document.querySelector<HTMLElement>('input, textarea, button')?.focus();
        await userEvent.keyboard('/');

        expect(search).not.toHaveBeenCalled();
    },
);

it('runs ? in a dialog, but not while typing in it', async () => {
    document.body.innerHTML = '<div role="dialog"><button>Close</button><input></div>';
    document.querySelector('button')?.focus();
    await userEvent.keyboard('?');
    expect(help).toHaveBeenCalledTimes(1);

    document.querySelector('input')?.focus();
    await userEvent.keyboard('?');
    expect(help).toHaveBeenCalledTimes(1);
});
