import { router } from '@inertiajs/react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { DeliveryDrawer } from '@/features/developer-tools/delivery-drawer';
import { requestJson } from '@/lib/http';
import { showPage, testUser } from '@/testing/inertia';
import type { DeliveryRow } from '@/types/generated';

const post = vi.spyOn(router, 'post').mockImplementation(() => undefined);
const ask = vi.mocked(requestJson);

function delivery(changes: Partial<DeliveryRow> = {}): DeliveryRow {
    return {
        id: 31,
        source: 'token:5',
        source_name: 'Bank feed',
        call: '/bank-lines',
        delivery_id: 'key-1',
        content_type: 'application/json',
        status: 'failed',
        response_status: 500,
        error: 'about:blank',
        attempts: 2,
        duplicates: 0,
        received_at: '2026-11-20T03:00:00Z',
        processed_at: null,
        ...changes,
    };
}

function open(row: DeliveryRow): void {
    showPage({ user: testUser({ is_developer_staff: true }) });
    render(<DeliveryDrawer delivery={row} onClose={() => undefined} />);
}

const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
    vi.clearAllMocks();
});

it('says why a delivery failed, and does it again', async () => {
    open(delivery());

    expect(screen.getByRole('alert')).toHaveTextContent('about:blank');
    await userEvent.click(button('Do it again'));

    expect(post).toHaveBeenCalledTimes(1);
    expect(post.mock.calls[0]?.[0]).toEqual({ url: '/developer/deliveries/31/replay', method: 'post' });
});

it('offers nothing to do again once it is processed', () => {
    open(delivery({ status: 'processed', error: null }));

    expect(screen.queryByRole('button', { name: 'Do it again' })).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('fetches what was sent only when asked, and lays it out', async () => {
    ask.mockResolvedValue({ payload: '{"first_name":"Emma"}' });
    open(delivery());
    expect(ask).not.toHaveBeenCalled();

    await userEvent.click(button('Show what was sent'));

    expect(ask).toHaveBeenCalledWith({ url: '/developer/deliveries/31/reveal', method: 'post' });
    expect(await screen.findByText(/"first_name": "Emma"/)).toBeVisible();
});

it('says so when what was sent cannot be fetched, and lets it be tried again', async () => {
    ask.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce({ payload: 'plain' });
    open(delivery({ error: null }));

    await userEvent.click(button('Show what was sent'));
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be fetched');

    await userEvent.click(button('Show what was sent'));
    expect(await screen.findByText('plain')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
