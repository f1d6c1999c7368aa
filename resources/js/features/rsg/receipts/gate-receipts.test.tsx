import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { requestJson } from '@/lib/http';
import { showPage, testUser } from '@/testing/inertia';
import type { ReceiptRow } from '@/types/generated';
import { GateReceipts } from './gate-receipts';
import { ReceiptsButton } from './receipts-button';

const receipt: ReceiptRow = {
    id: 1,
    client_id: 5,
    purpose_label: 'SMS',
    is_allowed: true,
    reasons: [],
    decided_at: new Date().toISOString(),
    actor_name: null,
    rule_version: '2026-11-23',
};
const officer = testUser({ can: { viewRsg: true, viewClients: true } });

beforeEach(() => {
    vi.mocked(requestJson).mockClear().mockResolvedValue([receipt]);
    showPage({ user: officer });
});

it('shows when the check allowed it, with its rules and the client’s other checks', async () => {
    render(<GateReceipts subject="deposit" id={7} />);

    expect(await screen.findByText(/^Allowed by the protection check of \d\d:\d\d$/)).toBeVisible();
    expect(screen.getByText(/rules of 2026-11-23/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'All checks of the client' })).toHaveAttribute('href', '/clients/5/rsg');
    expect(vi.mocked(requestJson).mock.calls[0]?.[0].url).toBe('/rsg/receipts?subject=deposit&id=7');
});

it('shows every reason of a refusal and its day', async () => {
    vi.mocked(requestJson).mockResolvedValue([
        {
            ...receipt,
            is_allowed: false,
            reasons: ['This client is barred.', 'They opted out.'],
            decided_at: '2026-11-01T03:02:00Z',
        },
    ]);
    render(<GateReceipts subject="email" id={7} />);

    expect(await screen.findByText('Refused: This client is barred. They opted out.')).toBeVisible();
    expect(screen.getByText(/1 Nov 2026/)).toBeVisible();
});

it('says that there is no check or that it can’t be loaded', async () => {
    vi.mocked(requestJson).mockResolvedValueOnce([]).mockRejectedValueOnce(new Error());
    const { rerender } = render(<GateReceipts subject="withdrawal" id={7} />);
    expect(await screen.findByText('No protection check recorded.')).toBeVisible();

    rerender(<GateReceipts subject="withdrawal" id={8} />);
    expect(await screen.findByText(/Couldn’t load the protection checks/)).toBeVisible();
});

it('loads nothing for a row until its button is pressed', async () => {
    render(<ReceiptsButton subject="bonus_claim" id={3} of="Welcome" />);
    expect(requestJson).not.toHaveBeenCalled();

    await userEvent.click(screen.getByRole('button', { name: 'Protection checks of Welcome' }));

    expect(await screen.findByText(/Allowed by the protection check/)).toBeVisible();
    expect(requestJson).toHaveBeenCalledTimes(1);
});

it('shows and loads nothing for colleagues without viewRsg or in a past record', () => {
    showPage({ user: testUser({ can: { viewClients: true } }) });
    const { container, unmount } = render(
        <>
            <GateReceipts subject="deposit" id={7} />
            <ReceiptsButton subject="bonus_claim" id={3} of="Welcome" />
        </>,
    );
    expect(container).toBeEmptyDOMElement();
    unmount();

    showPage({ user: officer, url: '/clients/5/bonuses?as_of=2026-11-01' });
    expect(render(<ReceiptsButton subject="bonus_claim" id={3} of="Welcome" />).container).toBeEmptyDOMElement();
    expect(requestJson).not.toHaveBeenCalled();
});
