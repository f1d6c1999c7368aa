import { http, router } from '@inertiajs/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { IdleWarning } from '@/features/shell/idle-warning';
import { layers } from '@/lib/deferred';
import { reloadPage } from '@/lib/full-load';
import { showPage } from '@/testing/inertia';

const IDLE_TIMEOUT_S = 28_800;
const WARNING_S = 120;

// Mocked because fake timers don't wait for lazy imports.
beforeAll(async () => {
    await import('@/features/shell/idle-dialog');
    await layers.load();
});

beforeEach(() => {
    vi.useFakeTimers();
    vi.clearAllMocks();
    localStorage.clear();
    showPage({});
    render(<IdleWarning />);
});

afterEach(() => vi.useRealTimers());

const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));
const warning = () => screen.queryByRole('alertdialog', { name: 'Are you still there?' });

it('warns two minutes before the session ends, counting down', async () => {
    await wait(IDLE_TIMEOUT_S - WARNING_S - 1);
    expect(warning()).not.toBeInTheDocument();

    await wait(1);
    expect(warning()).toBeInTheDocument();
    await wait(5);
    expect(screen.getByRole('timer')).toHaveTextContent('1:55');
});

function finishVisit(headers: object): void {
    const visit = { id: 'visit', completed: true, headers };
    act(() => void document.dispatchEvent(new CustomEvent('inertia:finish', { detail: { visit } })));
}

it('is reset by any visit', async () => {
    await wait(IDLE_TIMEOUT_S - WARNING_S);
    finishVisit({});
    await wait(1);

    expect(warning()).not.toBeInTheDocument();
});

it.each([
    ['background requests', { 'X-Background': '1' }],
    ['prefetches', { Purpose: 'prefetch' }],
])('is not reset by %s', async (_, headers) => {
    await wait(IDLE_TIMEOUT_S - WARNING_S);
    finishVisit(headers);
    await wait(1);

    expect(warning()).toBeInTheDocument();
});

it('is reset by a request in another tab', async () => {
    await wait(IDLE_TIMEOUT_S - WARNING_S);
    localStorage.setItem('last-request-at', String(Date.now()));
    await wait(1);

    expect(warning()).not.toBeInTheDocument();
});

it('keeps the session with a small request', async () => {
    const request = vi.spyOn(http.getClient(), 'request').mockResolvedValue({ status: 204, data: '', headers: {} });
    await wait(IDLE_TIMEOUT_S - WARNING_S);
    fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
    await wait(0);

    expect(request).toHaveBeenCalledWith(expect.objectContaining({ url: '/session/keep-alive', method: 'post' }));
    await wait(1);
    expect(warning()).not.toBeInTheDocument();
});

function openPage(cached: boolean): void {
    act(() => void document.dispatchEvent(new CustomEvent('inertia:navigate', { detail: { page: {}, cached } })));
}

it('keeps the session of a user who opens prefetched pages, with at most one request a minute', async () => {
    const request = vi.spyOn(http.getClient(), 'request').mockResolvedValue({ status: 204, data: '', headers: {} });
    openPage(true);
    expect(request).not.toHaveBeenCalled();

    await wait(IDLE_TIMEOUT_S - WARNING_S);
    openPage(true);
    await wait(1);
    expect(request).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ url: '/session/keep-alive' }));
    expect(warning()).not.toBeInTheDocument();

    await wait(58);
    openPage(true);
    expect(request).toHaveBeenCalledOnce();
    await wait(1);
    openPage(true);
    expect(request).toHaveBeenCalledTimes(2);
});

it('sends nothing for pages that were requested or come from the history', async () => {
    const request = vi.spyOn(http.getClient(), 'request').mockResolvedValue({ status: 204, data: '', headers: {} });
    await wait(IDLE_TIMEOUT_S - WARNING_S);
    openPage(false);

    expect(request).not.toHaveBeenCalled();
});

it('signs out on request', async () => {
    const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
    await wait(IDLE_TIMEOUT_S - WARNING_S);
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));

    expect(visit).toHaveBeenCalledWith({ url: '/logout', method: 'delete' }, expect.anything());
});

it('leaves the page when the session has ended', async () => {
    await wait(IDLE_TIMEOUT_S);

    expect(reloadPage).toHaveBeenCalledTimes(1);
});
