import type { DepositClient, DepositDetails, DepositRow, MatchProposal } from '@/types/generated';

export function testDeposit(overrides: Partial<DepositRow> = {}): DepositRow {
    return {
        id: 12,
        version: 3,
        rail: 'payid',
        payer: 'A WHITLAM',
        description: 'Payment from A WHITLAM 48213',
        amount_cents: 5_000,
        value_at: '2026-11-20T01:00:00Z',
        status: 'pending',
        client: null,
        waiting_since: '2026-11-20T01:00:00Z',
        age: 'fresh',
        is_other_payer: false,
        is_part: false,
        has_duplicate_case: false,
        ...overrides,
    };
}

export function testPerson(overrides: Partial<DepositClient> = {}): DepositClient {
    return {
        id: 5,
        full_name: 'Emma Walsh',
        pin: '48213',
        company_name: 'Regal Bet',
        company_color: '#0b6b4b',
        company_logo: null,
        client_rating: 3,
        client_rating_description: 'Good',
        rating_reviewed_at: null,
        balance_cents: 1_000,
        is_betstopped: false,
        is_barred: false,
        is_closed: false,
        refusal: null,
        is_other_payer: false,
        own_payment: null,
        ...overrides,
    };
}

export function testProposal(overrides: Partial<MatchProposal> = {}): MatchProposal {
    return {
        client_id: 5,
        full_name: 'Emma Walsh',
        pin: '48213',
        company_name: 'Regal Bet',
        company_color: '#0b6b4b',
        score: 87,
        reasons: ['The PIN 48213 stands in the description.'],
        warnings: [],
        ...overrides,
    };
}

export function testDetails(overrides: Partial<DepositDetails> = {}): DepositDetails {
    return {
        deposit: testDeposit(),
        payer_name: 'A WHITLAM',
        bank_reference: 'NAB-000123',
        end_to_end_id: 'E2E-1',
        received_at: '2026-11-20T01:00:05Z',
        reason: null,
        parent_id: null,
        parts: [],
        client: null,
        proposals: [testProposal()],
        people: [testPerson()],
        duplicates: [],
        own_payment: null,
        history: [{ id: 1, title: 'Received from the bank', note: null, actor_name: null, at: '2026-11-20T01:00:05Z' }],
        can_decide: true,
        can_return: true,
        can_undo: false,
        can_reopen: false,
        is_own_decision: false,
        ...overrides,
    };
}
