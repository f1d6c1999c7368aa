import { router } from '@inertiajs/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useShellUi } from '@/features/shell/shell-ui';
import { AppLayout } from '@/layouts/app-layout';
import * as realtime from '@/realtime/use-realtime';
import { showPage, testUser } from '@/testing/inertia';

vi.spyOn(realtime, 'useRealtime').mockImplementation(() => undefined);

const user = testUser({ can: { viewClients: true } });

beforeEach(() => {
    useShellUi.setState({ open: null });
    showPage({ user });
});

afterEach(() => history.replaceState(null, '', '/'));

function renderShell() {
    return render(
        <AppLayout>
            <h1 tabIndex={-1}>Clients</h1>
        </AppLayout>,
    );
}

function arriveAt(path: string): void {
    history.replaceState(null, '', path);
    act(() => void document.dispatchEvent(new CustomEvent('inertia:navigate', { detail: {} })));
}

it('has landmarks and a skip link', async () => {
    const { container } = renderShell();

    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { name: 'Clients' }));
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#content');
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([]);
});

it('focuses the heading after a visit, but not after a filter change', () => {
    renderShell();
    arriveAt('/');
    expect(document.body).toHaveFocus();

    arriveAt('/clients');
    expect(screen.getByRole('heading', { name: 'Clients' })).toHaveFocus();
});

it('reloads the props of a page that Back opens, but not of one that a link opens', () => {
    const reload = vi.spyOn(router, 'reload').mockImplementation(() => undefined);
    const listen = vi.spyOn(window, 'addEventListener');
    vi.useFakeTimers();
    renderShell();
    // Called directly, because Inertia's own listener would look for the page in the history.
    const goBack = listen.mock.calls.find(([type]) => type === 'popstate')?.[1] as (event: PopStateEvent) => void;
    listen.mockRestore();
    arriveAt('/clients');
    vi.advanceTimersByTime(1_000);
    expect(reload).not.toHaveBeenCalled();

    goBack(new PopStateEvent('popstate', { state: {} }));
    arriveAt('/leads');
    vi.advanceTimersByTime(1_000);
    expect(reload).toHaveBeenCalledOnce();
    expect(reload.mock.lastCall?.[0]?.only).toContain('counters');
    vi.useRealTimers();
    reload.mockRestore();
});

it('reloads the props of a page that Back loads in full, because the browser shows its own copy', () => {
    const reload = vi.spyOn(router, 'reload').mockImplementation(() => undefined);
    vi.useFakeTimers();
    const loads = vi.spyOn(performance, 'getEntriesByType');
    loads.mockReturnValue([{ type: 'back_forward' } as unknown as PerformanceEntry]);
    renderShell();
    arriveAt('/clients');
    vi.advanceTimersByTime(1_000);
    expect(reload).toHaveBeenCalledOnce();
    loads.mockRestore();
    vi.useRealTimers();
    reload.mockRestore();
});

it('opens the palette on Ctrl+K and the shortcuts on ?', async () => {
    renderShell();
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('dialog', { name: 'Command palette' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await userEvent.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeInTheDocument();
});

it('opens the navigation as a drawer and closes it on Escape', async () => {
    renderShell();
    await userEvent.click(screen.getByRole('button', { name: 'Open navigation' }));
    expect(await screen.findByRole('dialog', { name: 'Navigation' })).toBeInTheDocument();

    await userEvent.keyboard('{Escape}');
    expect(useShellUi.getState().open).toBeNull();
});

it('opens the searches in a dialog', async () => {
    renderShell();
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));

    expect(await screen.findByRole('dialog', { name: 'Search' })).toBeInTheDocument();
});

it('shows whose account is impersonated', () => {
    const auth = { user, impersonator: { full_name: 'Dev Person', ends_at: '2026-11-20T03:05:00Z' } };
    showPage({ shared: { auth } });
    renderShell();

    expect(screen.getByRole('region', { name: 'Impersonation' })).toHaveTextContent(
        'Dev Person, you are working as Maya Okonkwo until 14:05.',
    );
});

it('shows the certification alert only to users with pending certifications', async () => {
    const { unmount } = renderShell();
    expect(screen.queryByRole('button', { name: /Certifications pending/ })).not.toBeInTheDocument();
    unmount();

    const pending = [
        { id: 1, certification_type: { title: 'Conduct', description: 'Renewed each year.' }, withheld: [] },
    ];
    showPage({ user: testUser({ has_pending_certifications: true, pending_certifications: pending }) });
    renderShell();
    expect(await screen.findByRole('button', { name: /Certifications pending/ })).toBeInTheDocument();
});
