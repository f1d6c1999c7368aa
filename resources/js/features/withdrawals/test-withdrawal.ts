import type { WithdrawalDetails, WithdrawalRow, WithdrawalSteps } from '@/types/generated';

/** A checked withdrawal of $500. */
export function testWithdrawal(changes: Partial<WithdrawalRow> = {}): WithdrawalRow {
    return {
        id: 7,
        reference: 'WD-7',
        client: {
            id: 5,
            full_name: 'Emma Walsh',
            pin: '48213',
            company_name: 'Regal Bet',
            company_color: '#0b6b4b',
            company_logo: null,
            client_rating: 2,
            client_rating_description: 'Regular',
            rating_reviewed_at: null,
            account_manager: null,
            is_betstopped: false,
            is_barred: false,
            is_closed: false,
        },
        amount_cents: 50_000,
        status: 'checked',
        requested_at: '2026-11-20T03:00:00Z',
        requested_by: null,
        needs_dual_approval: false,
        hold: 'held',
        short_cents: null,
        destination: {
            id: 3,
            account: '063-000 •••678',
            holder: 'Emma Walsh',
            status: 'verified',
            name_match: 'same',
            name_match_reason: '“Emma Walsh” is the client’s name.',
            evidence: null,
            decided_by: null,
            decided_at: null,
        },
        facts: {
            last_deposit_at: '2026-11-15T00:00:00Z',
            last_deposit_cents: 20_000,
            turnover_cents: 50_000,
            turnover_percent: 250,
            bonus_7_cents: 0,
            bonus_30_cents: 0,
            bonus_30_count: 0,
            bonus_staked_30_cents: 0,
            risk_value: 'GOOD',
        },
        checked_by: 'Ona Petrov',
        checked_at: '2026-11-20T03:05:00Z',
        approved_by: null,
        approved_at: null,
        paid_at: null,
        ended_by: null,
        ended_at: null,
        reason: null,
        ...changes,
    };
}

/** A withdrawal that the viewer can approve, decline and cancel. */
export function withdrawalDetails(
    row: Partial<WithdrawalRow> = {},
    steps: Partial<WithdrawalSteps> = {},
): WithdrawalDetails {
    return {
        row: testWithdrawal(row),
        note: null,
        balance_cents: 12_300,
        steps: {
            hold: null,
            choose_destination: null,
            verify_account: null,
            block_account: null,
            check: null,
            approve: { against: null },
            end: { against: null },
            needs_password: false,
            warnings: [],
            ...steps,
        },
        deposits: [],
        withdrawals: [],
        history: [],
        split: null,
        claim: null,
        can_fail: false,
    };
}
