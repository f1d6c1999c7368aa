import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { RevealContact, SHOWN_MS } from '@/features/contacts/reveal-contact';
import { requestJson } from '@/lib/http';
import { clients } from '@/routes/generated';
import type { ClientContact } from '@/types/generated';
import { testClient } from '../test-client';
import { AsOfCard } from './as-of-card';
import { MarksCard } from './marks-card';
import { MoneyCard } from './money-card';
import { SiteAccountsCard } from './site-accounts-card';
import { StatusRule } from './status-rule';

const ask = vi.mocked(requestJson);

afterEach(() => {
    vi.useRealTimers();
    ask.mockReset();
});

function Reveal() {
    const [contact, setContact] = useState<ClientContact | null>(null);

    return (
        <>
            <p>{contact?.mobile ?? 'hidden'}</p>
            <RevealContact
                name={testClient().full_name}
                route={clients.revealContact({ client: testClient().id })}
                isShown={contact !== null}
                onChange={setContact}
            />
        </>
    );
}

it('reveals contact details for one minute after a reason is entered', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const person = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    ask.mockResolvedValueOnce({ mobile: '0491 570 156', email: '', address: '' });
    render(<Reveal />);

    await person.click(screen.getByRole('button', { name: 'Reveal contact details' }));
    await person.type(await screen.findByLabelText('Reason'), 'The bank asks');
    await person.click(screen.getByRole('button', { name: 'Reveal details' }));
    expect(await screen.findByText('0491 570 156')).toBeInTheDocument();
    expect(ask.mock.lastCall?.[1]).toEqual({ data: { reason: 'The bank asks' } });

    act(() => vi.advanceTimersByTime(SHOWN_MS));
    expect(screen.getByText('hidden')).toBeInTheDocument();
});

it('highlights fields of a past record that changed since, without an edit button', () => {
    const fields = [
        { field: 'suburb', label: 'Suburb', past: 'Fitzroy', present: 'Carlton', differs: true },
        { field: 'state', label: 'State', past: 'VIC', present: 'VIC', differs: false },
    ];
    render(<AsOfCard fields={fields} />);

    expect(screen.getByText('1 field has changed since.')).toBeInTheDocument();
    expect(screen.getAllByRole('definition').map((item) => item.textContent)).toEqual(['FitzroyToday: Carlton', 'VIC']);
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
});

it('shows past site accounts with their balances and without edit buttons', () => {
    const account = {
        operator_site_id: 1,
        site_name: 'Alpha',
        is_site_active: true,
        username: 'joe',
        former_usernames: ['joseph7'],
        status: 'open' as const,
        balance_cents: 5_000,
        version: 1,
        choices: [{ value: 'open', label: 'Open', hint: null }],
    };
    const { rerender } = render(<SiteAccountsCard client={testClient()} accounts={[account]} />);
    expect(screen.getByRole('listitem')).toHaveTextContent('$50.00');
    expect(screen.getByRole('button', { name: 'Edit account with Alpha' })).toBeInTheDocument();

    const then = { ...account, balance_cents: 3_000, version: 0, choices: [] };
    rerender(<SiteAccountsCard client={testClient()} accounts={[then]} isPast />);
    expect(screen.getByRole('listitem')).toHaveTextContent('AlphaOpenjoe, joseph7$30.00');
    expect(screen.queryByRole('button')).toBeNull();
});

it('shows who set a mark and when', () => {
    const mark = {
        name: 'BetStop',
        is_set: true,
        at: '2026-11-20T02:00:00Z',
        actor_name: null,
        explanation: 'Registered with BetStop.',
    };
    render(<MarksCard marks={[mark]} />);

    expect(screen.getByRole('listitem')).toHaveTextContent(
        'Registered with BetStop. Set on 20 Nov 2026, 13:00 by the system.',
    );
});

it('shows the balances and transactions of a past day', () => {
    const transaction = {
        id: 4,
        type: 'withdrawal' as const,
        type_name: 'Withdrawal',
        status: 'pending' as const,
        status_name: 'Pending',
        amount_cents: 25_000,
        effect_cents: -25_000,
        occurred_at: '2026-09-02T02:00:00Z',
    };
    const money = { available_cents: 15_000, held_cents: 25_000, in_transit_cents: 0, transactions: [transaction] };
    const { rerender } = render(<MoneyCard money={money} />);

    expect(screen.getAllByRole('definition').map((item) => item.textContent)).toEqual(['$150.00', '$250.00', '$0.00']);
    expect(screen.getByRole('listitem')).toHaveTextContent(/^WithdrawalPending.*\$250\.00Balance change −\$250\.00$/);

    rerender(<MoneyCard money={{ ...money, transactions: [] }} />);
    expect(screen.getByText('No transactions by then.')).toBeInTheDocument();
});

it('asks about all refused statuses in one question', () => {
    const refused = ['Pending', 'Verified', 'Closed'].map((label) => ({ value: label, label, hint: null }));
    render(<StatusRule refused={refused} />);

    expect(screen.getByText('Why can’t I choose Pending, Verified or Closed?')).toBeInTheDocument();
});
