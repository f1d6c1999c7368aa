import type { TransactionRow } from '@/types/generated';

/** A completed deposit. */
export function testTransaction(more: Partial<TransactionRow> = {}): TransactionRow {
    return {
        id: 812,
        type: 'deposit',
        type_name: 'Deposit',
        status: 'completed',
        status_name: 'Completed',
        client: {
            id: 5,
            full_name: 'Harriet Okafor',
            pin: '481516',
            company_name: 'Regal Bet',
            company_color: '#0b6b4b',
            company_logo: null,
            client_rating: 4,
            client_rating_description: 'Steady',
            rating_reviewed_at: null,
        },
        amount_cents: 45_000,
        effect_cents: 45_000,
        balance_cents: null,
        rail: 'osko',
        reference: 'NAB-77',
        description: 'Payment from H OKAFOR 4411',
        source_name: 'Deposit 812',
        occurred_at: '2026-11-19T22:12:00Z',
        ...more,
    };
}
