import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { requestJson } from '@/lib/http';
import type { TimelineEntry } from '@/types/generated';
import { testClient } from '../test-client';
import { TimelineList } from './timeline-list';

const ask = vi.mocked(requestJson);

afterEach(() => ask.mockReset());

function entry(overrides: Partial<TimelineEntry>): TimelineEntry {
    return {
        key: 'bet:1',
        kind: 'bets',
        source: 'bet',
        at: '2026-11-20T02:00:00Z',
        text: 'Bet on Winx',
        amount_cents: 5_000,
        state: 'Won',
        url: '/clients/5/bets',
        ...overrides,
    };
}

const note = entry({
    key: 'note:2',
    source: 'note',
    text: 'Priya Nair noted: “Hello”',
    amount_cents: null,
    state: null,
});

it('links each event to its page, grouped by day in the viewer’s time zone', () => {
    // 00:30 on the 21st in Melbourne.
    const late = { ...note, at: '2026-11-20T13:30:00Z' };
    render(
        <TimelineList
            client={testClient()}
            newest={{ entries: [late, entry({})], next_cursor: null }}
            query={{}}
            isNarrowed={false}
        />,
    );

    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
        '21 Nov 2026',
        '20 Nov 2026',
    ]);
    const bet = within(screen.getByRole('region', { name: '20 Nov 2026' })).getByRole('link');
    expect(bet).toHaveTextContent('Bet on Winx · Won$50.0013:00');
    expect(bet).toHaveAttribute('href', '/clients/5/bets');
});

it('appends older events, and keeps events that newer ones push out of the page props', async () => {
    ask.mockResolvedValueOnce({ entries: [entry({ key: 'bet:0', text: 'An older bet' })], next_cursor: null });
    const props = { client: testClient(), query: { kind: 'bets' }, isNarrowed: true };
    const { rerender } = render(<TimelineList {...props} newest={{ entries: [entry({})], next_cursor: 'c1' }} />);

    await userEvent.click(screen.getByRole('button', { name: 'Load older events' }));
    expect(ask.mock.lastCall?.[0]).toMatchObject({ url: '/clients/5/timeline/older?kind=bets&cursor=c1' });
    expect(await screen.findByText(/An older bet/)).toBeInTheDocument();
    expect(screen.getByText('Start of the timeline')).toBeInTheDocument();

    rerender(
        <TimelineList
            {...props}
            newest={{ entries: [entry({ key: 'bet:9', text: 'A newer bet' })], next_cursor: 'c2' }}
        />,
    );
    expect(screen.getAllByRole('link').map((link) => link.textContent?.slice(0, 12))).toEqual([
        'A newer bet ',
        'Bet on Winx ',
        'An older bet',
    ]);
});

it('shows an error when older events fail to load, and tries again', async () => {
    ask.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce({ entries: [], next_cursor: null });
    render(
        <TimelineList
            client={testClient()}
            newest={{ entries: [entry({})], next_cursor: 'c1' }}
            query={{}}
            isNarrowed={false}
        />,
    );

    await userEvent.click(screen.getByRole('button', { name: 'Load older events' }));
    expect(await screen.findByText(/Couldn’t load older events/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Load older events' }));
    expect(await screen.findByText('Start of the timeline')).toBeInTheDocument();
});

it('keeps a past day in the links', () => {
    render(
        <TimelineList
            client={testClient()}
            newest={{ entries: [entry({})], next_cursor: null }}
            query={{ as_of: '2026-11-21' }}
            isNarrowed={false}
        />,
    );

    expect(screen.getByRole('link')).toHaveAttribute('href', '/clients/5/bets?as_of=2026-11-21');
});
