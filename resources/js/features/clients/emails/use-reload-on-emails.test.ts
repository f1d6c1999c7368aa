import { router } from '@inertiajs/react';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BACKGROUND_HEADER } from '@/lib/last-request';
import { noteEmailsChanged } from '@/stores/client-emails-store';
import { noteJoined } from '@/stores/connection-store';
import { useReloadOnEmails } from './use-reload-on-emails';

const ONLY = ['emails', 'meta'];
const reload = vi.spyOn(router, 'reload').mockImplementation(() => undefined);

beforeEach(() => {
    vi.useFakeTimers();
    reload.mockClear();
});
afterEach(() => vi.useRealTimers());

it('reloads the list in the background when an email of the client arrives', () => {
    renderHook(() => useReloadOnEmails(5, ONLY));
    noteEmailsChanged(5);
    noteEmailsChanged(5);
    vi.runAllTimers();

    expect(reload).toHaveBeenCalledOnce();
    expect(reload.mock.calls[0]?.[0]).toMatchObject({ only: ONLY, headers: { [BACKGROUND_HEADER]: '1' } });
});

it('ignores emails of other clients, and stops on unmount', () => {
    const { unmount } = renderHook(() => useReloadOnEmails(5, ONLY));
    noteEmailsChanged(6);
    vi.runAllTimers();
    unmount();
    noteEmailsChanged(5);
    vi.runAllTimers();

    expect(reload).not.toHaveBeenCalled();
});

it('reloads the list after a lost connection', () => {
    renderHook(() => useReloadOnEmails(5, ONLY));
    noteJoined();
    vi.runAllTimers();

    expect(reload).toHaveBeenCalledOnce();
});
