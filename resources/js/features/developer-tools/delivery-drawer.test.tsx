import { router } from '@inertiajs/react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { DeliveryDrawer } from '@/features/developer-tools/delivery-drawer';
import { requestJson } from '@/lib/http';
import { showPage, testUser } from '@/testing/inertia';
import type { DeliveryRow } from '@/types/generated';

const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
const ask = vi.mocked(requestJson);

function delivery(changes: Partial<DeliveryRow> = {}): DeliveryRow {
    return {
        id: 31,
        source: 'token:5',
        source_name: 'Bank feed',
        call: '/bank-lines',
        delivery_id: 'key-1',
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

it('shows why a delivery failed and replays it', async () => {
    open(delivery());

    expect(screen.getByRole('alert')).toHaveTextContent('about:blank');
    await userEvent.click(button('Replay delivery'));

    expect(visit).toHaveBeenCalledTimes(1);
    expect(visit.mock.calls[0]?.[0]).toEqual({ url: '/developer/deliveries/31/replay', method: 'post' });
});

it('offers no replay for a processed delivery', () => {
    open(delivery({ status: 'processed', error: null }));

    expect(screen.queryByRole('button', { name: 'Replay delivery' })).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('loads the payload only on request and formats it', async () => {
    ask.mockResolvedValue({ payload: '{"first_name":"Emma"}' });
    open(delivery());
    expect(ask).not.toHaveBeenCalled();

    await userEvent.click(button('Show payload'));

    expect(ask).toHaveBeenCalledWith({ url: '/developer/deliveries/31/reveal', method: 'post' });
    expect(await screen.findByText(/"first_name": "Emma"/)).toBeVisible();
});

it('shows an error with a retry when the payload can’t be loaded', async () => {
    ask.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce({ payload: 'plain' });
    open(delivery({ error: null }));

    await userEvent.click(button('Show payload'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the payload');

    await userEvent.click(button('Show payload'));
    expect(await screen.findByText('plain')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
