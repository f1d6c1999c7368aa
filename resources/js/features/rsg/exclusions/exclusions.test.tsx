import { router } from '@inertiajs/react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CaseSummary } from '@/features/rsg/exclusions/case-summary';
import { LiftCard } from '@/features/rsg/exclusions/lift-card';
import { RecordsCard } from '@/features/rsg/exclusions/records-card';
import { StepsCard } from '@/features/rsg/exclusions/steps-card';
import type { ExclusionCaseDetails, ExclusionRecordRow, ExclusionStepRow } from '@/types/generated';

const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
const put = vi.spyOn(router, 'put').mockImplementation(() => undefined);

beforeEach(() => {
    visit.mockClear();
    put.mockClear();
});

const exclusion = (overrides: Partial<ExclusionCaseDetails> = {}): ExclusionCaseDetails => ({
    id: 4,
    full_name: 'Rowena Fairweather',
    reasons: 'BetStop',
    status: 'open',
    owner_id: null,
    owner_name: null,
    due_at: '2026-12-01T06:00:00Z',
    is_overdue: false,
    created_at: '2026-11-20T01:00:00Z',
    enforced_at: '2026-11-20T01:00:02Z',
    completed_at: null,
    lift_reason: null,
    lift_requested_by_name: null,
    lift_requested_at: null,
    lift_from: null,
    is_own_lift_request: false,
    is_lift_due: false,
    lifted_by_name: null,
    lifted_at: null,
    ...overrides,
});

const step = (overrides: Partial<ExclusionStepRow> = {}): ExclusionStepRow => ({
    id: 1,
    kind: 'bonuses',
    title: 'Reverse open bonuses',
    due_at: '2026-11-23T06:00:00Z',
    is_overdue: false,
    is_clear: false,
    items: [
        {
            id: 8,
            title: 'Spring match',
            hint: 'Offered',
            amount_cents: 5000,
            client_id: 3,
            client_name: 'Rowena Fairweather',
            url: '/clients/3/bonuses',
        },
    ],
    done_at: null,
    done_by_name: null,
    note: null,
    proof: null,
    attachment_name: null,
    attachment_url: null,
    ...overrides,
});

const record = (overrides: Partial<ExclusionRecordRow> = {}): ExclusionRecordRow => ({
    id: 9,
    type_label: 'Client',
    full_name: 'Robert Fairweather',
    hint: 'PIN 40012 · Harbour',
    url: '/clients/9/rsg',
    state: 'uncertain',
    score: 75,
    reasons: ['Same mobile'],
    frozen_at: null,
    decided_by_name: null,
    ...overrides,
});

describe('StepsCard', () => {
    const show = (one: ExclusionStepRow, canWork = true) =>
        render(<StepsCard exclusion={exclusion()} steps={[one]} canWork={canWork} canRequestWithdrawal={false} />);

    it('shows what is open and does the work of the step', async () => {
        show(step({ is_overdue: true }));

        expect(screen.getByText('0 of 1 done')).toBeInTheDocument();
        expect(screen.getByText('Overdue')).toBeInTheDocument();
        expect(screen.getByRole('link', { name: 'Spring match' })).toHaveAttribute('href', '/clients/3/bonuses');

        await userEvent.click(screen.getByRole('button', { name: 'Reverse bonuses' }));
        expect(visit.mock.calls[0]?.[0]).toMatchObject({
            url: '/rsg/exclusions/4/bonuses/reversal',
            method: 'post',
        });
    });

    it('asks for a reason only while the records show something open', async () => {
        const { unmount } = show(step());
        await userEvent.click(screen.getByRole('button', { name: 'Mark as done: Reverse open bonuses' }));
        expect(await screen.findByRole('textbox', { name: /Reason/ })).toBeInTheDocument();
        unmount();

        show(step({ is_clear: true, items: [] }));
        await userEvent.click(screen.getByRole('button', { name: 'Mark as done: Reverse open bonuses' }));
        expect(within(await screen.findByRole('dialog')).queryByRole('textbox')).toBeNull();
    });

    it('asks for the proof of a closed site account', async () => {
        show(step({ kind: 'site_account', title: 'Close Sportsline account' }));
        await userEvent.click(screen.getByRole('button', { name: 'Record closure: Close Sportsline account' }));

        expect(await screen.findByLabelText(/Bookmaker’s reference/)).toBeInTheDocument();
        expect(screen.getByLabelText(/Confirmation from the bookmaker/)).toBeInTheDocument();
    });

    it('shows who did the step, and offers nothing to viewers', () => {
        const { unmount } = show(
            step({ done_at: '2026-11-21T01:00:00Z', done_by_name: 'Dana Park', note: 'Voided tomorrow' }),
        );
        expect(screen.getByText(/by Dana Park/)).toBeInTheDocument();
        expect(screen.getByText('Still open in the records')).toBeInTheDocument();
        expect(screen.queryByRole('button')).toBeNull();
        unmount();

        show(step(), false);
        expect(screen.queryByRole('button')).toBeNull();
    });
});

describe('RecordsCard', () => {
    it('lets a colleague decide an uncertain record', async () => {
        render(<RecordsCard exclusion={exclusion()} records={[record()]} canWork />);
        expect(screen.getByText('75 of 100: Same mobile')).toBeInTheDocument();

        await userEvent.click(screen.getByRole('button', { name: 'Robert Fairweather is not the same person' }));
        expect(put.mock.calls[0]?.slice(0, 2)).toEqual(['/rsg/exclusions/4/records/9', { is_same: false }]);
    });

    it('shows that a record is frozen', () => {
        render(
            <RecordsCard
                exclusion={exclusion()}
                records={[record({ state: 'same', frozen_at: '2026-11-20T01:00:02Z' })]}
                canWork
            />,
        );
        expect(screen.getByText('Frozen')).toBeInTheDocument();
        expect(screen.queryByRole('button')).toBeNull();
    });
});

describe('LiftCard of a mistake', () => {
    it('says that an undone import ended the case', () => {
        render(
            <LiftCard
                exclusion={exclusion({
                    status: 'lifted',
                    lifted_by_name: 'Rosie Callaghan',
                    lifted_at: '2026-11-21T01:00:00Z',
                })}
                canLift
            />,
        );

        expect(
            screen.getByText(
                /Ended as a mistake, because the barred import that opened it was undone by Rosie Callaghan/,
            ),
        ).toBeInTheDocument();
    });
});

describe('LiftCard', () => {
    const requested = {
        status: 'completed',
        lift_requested_at: '2026-11-20T01:00:00Z',
        lift_requested_by_name: 'Dana Park',
        lift_reason: 'Lapsed',
        lift_from: '2026-11-27T01:00:00Z',
    } as const;

    it.each([
        ['before the end of the waiting period', { is_lift_due: false }, false],
        ['to the colleague who requested it', { is_lift_due: true, is_own_lift_request: true }, false],
        ['to another colleague after it', { is_lift_due: true }, true],
    ])('offers the lift %s: %o %s', (_, state, isOffered) => {
        render(<LiftCard exclusion={exclusion({ ...requested, ...state })} canLift />);
        expect(screen.queryByRole('button', { name: 'Lift exclusion' }) !== null).toBe(isOffered);
    });

    it('asks before a request ends, because a new one starts the waiting period again', async () => {
        render(<LiftCard exclusion={exclusion(requested)} canLift />);
        await userEvent.click(screen.getByRole('button', { name: 'Decline lift' }));
        expect(visit).not.toHaveBeenCalled();

        await userEvent.click(
            within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Decline lift' }),
        );
        expect(visit.mock.calls[0]?.[0]).toMatchObject({ url: '/rsg/exclusions/4/lift', method: 'delete' });
    });

    it('offers nothing to other staff', () => {
        render(<LiftCard exclusion={exclusion(requested)} canLift={false} />);
        expect(screen.queryByRole('button')).toBeNull();
    });
});

it('shows an owner who can no longer work on RSG', () => {
    const owners = [{ value: '9', label: 'Ana Reid', hint: null }];
    render(<CaseSummary exclusion={exclusion({ owner_id: 8, owner_name: 'Sam Lee' })} owners={owners} canWork />);

    expect(screen.getByRole('combobox', { name: 'Owner' })).toHaveDisplayValue('Sam Lee');
});

it('sends the owner on the page with a new owner', async () => {
    const owners = [
        { value: '8', label: 'Sam Lee', hint: null },
        { value: '9', label: 'Ana Reid', hint: null },
    ];
    render(<CaseSummary exclusion={exclusion({ owner_id: 8, owner_name: 'Sam Lee' })} owners={owners} canWork />);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Owner' }), 'Ana Reid');

    expect(put).toHaveBeenCalledWith(
        '/rsg/exclusions/4/owner?seen_owner_id=8',
        { owner_id: '9' },
        expect.objectContaining({ preserveScroll: true }),
    );
});
