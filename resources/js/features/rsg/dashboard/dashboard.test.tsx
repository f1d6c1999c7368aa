import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CountChips } from '@/features/rsg/dashboard/count-chips';
import { duration, ResponsesCard } from '@/features/rsg/dashboard/responses-card';
import { RsgButtons } from '@/features/rsg/dashboard/rsg-buttons';
import { WorkQueue } from '@/features/rsg/dashboard/work-queue';
import type { RsgCount, RsgWorkRow } from '@/types/generated';

const count = (overrides: Partial<RsgCount> = {}): RsgCount => ({
    key: 'form',
    label: 'Forms',
    count: 3,
    overdue: 1,
    url: '/rsg?kind=form',
    ...overrides,
});

const row = (overrides: Partial<RsgWorkRow> = {}): RsgWorkRow => ({
    kind: 'exclusion',
    id: 4,
    title: 'Exclusion: BetStop',
    client_name: 'Rowena Fairweather',
    owner_name: 'Dana Park',
    amount_cents: null,
    since: '2026-11-20T01:00:00Z',
    due_at: '2026-11-21T01:00:00Z',
    is_overdue: true,
    url: '/rsg/exclusions/4',
    ...overrides,
});

describe('CountChips', () => {
    it('links each number to its rows', () => {
        render(<CountChips counts={[count()]} kind="form" />);

        const chip = screen.getByRole('link', { name: 'Forms 3 (1 overdue)' });
        expect(chip).toHaveAttribute('href', '/rsg?kind=form');
        expect(chip).toHaveAttribute('aria-current', 'page');
        expect(screen.getByRole('link', { name: 'All' })).not.toHaveAttribute('aria-current');
    });
});

describe('RsgButtons', () => {
    it('shows a number without a link to viewers who can’t open its page', () => {
        render(<RsgButtons risk={[count({ key: 'payment', label: 'Flagged payments', url: null })]} rsg={[count()]} />);

        expect(screen.getAllByRole('link')).toHaveLength(1);
        expect(screen.getByText('Flagged payments')).toBeInTheDocument();
    });
});

describe('WorkQueue', () => {
    it('opens the record of a row and marks overdue work', () => {
        render(
            <WorkQueue
                work={[
                    row(),
                    row({ kind: 'event', id: 5, url: null, is_overdue: false, due_at: '2999-01-01T01:00:00Z' }),
                ]}
                counts={[count({ count: 2, overdue: 1 })]}
                className=""
            />,
        );

        expect(screen.getByRole('link', { name: 'Rowena Fairweather' })).toHaveAttribute('href', '/rsg/exclusions/4');
        expect(screen.getByText('1 overdue')).toBeInTheDocument();
        expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(/ overdue$/);
        expect(screen.getAllByRole('listitem')[1]).toHaveTextContent(/Due /);
        expect(screen.queryByText(/^The first/)).not.toBeInTheDocument();
    });

    it('moves between rows with j and k', async () => {
        render(<WorkQueue work={[row()]} counts={[count()]} className="" />);

        await userEvent.keyboard('j');

        expect(screen.getByRole('link', { name: 'Rowena Fairweather' })).toHaveFocus();
    });

    it('counts the overdue work that is not on the page too, and says how many rows are missing', () => {
        render(
            <WorkQueue
                work={[row()]}
                counts={[count({ count: 60, overdue: 52 }), count({ key: 'event', count: 4, overdue: 3 })]}
                className=""
            />,
        );

        expect(screen.getByText('55 overdue')).toBeInTheDocument();
        expect(screen.getByText(/^The first 1 of 64/)).toBeInTheDocument();
    });

    it('says what appears here when nothing is open', () => {
        render(<WorkQueue work={[]} counts={[]} className="" />);
        expect(screen.getByText('No open RSG work')).toBeInTheDocument();
    });
});

describe('ResponsesCard', () => {
    it('shows the share that was done in time', () => {
        render(
            <ResponsesCard
                responses={[
                    {
                        label: 'Forms',
                        done: 3,
                        in_time: 2,
                        median_minutes: 1200,
                        url: '/rsg/form-submissions?view=all',
                    },
                    { label: 'Events', done: 0, in_time: 0, median_minutes: null, url: null },
                ]}
                checks={[count({ key: 'clear', label: 'Clear', count: 12, url: null })]}
            />,
        );

        expect(screen.getByRole('row', { name: /Forms.*20 h Forms in time: 66% of 3/ })).toBeInTheDocument();
        expect(screen.getByText('Clear 12')).toBeInTheDocument();
        expect(screen.getByRole('link', { name: 'Forms in time: 66% of 3' })).toHaveAttribute(
            'href',
            '/rsg/form-submissions?view=all',
        );
    });

    it.each([
        [45, '45 min'],
        [200, '3 h 20 min'],
        [300, '5 h'],
        [0, '0 min'],
        [3000, '2 d 2 h'],
    ])('shows %i minutes as %s', (minutes, text) => expect(duration(minutes)).toBe(text));
});
