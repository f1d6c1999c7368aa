import type { FormSubmissionRow } from '@/types/generated';

/** A form for tests. */
export function testForm(overrides: Partial<FormSubmissionRow> = {}): FormSubmissionRow {
    return {
        id: 5,
        form_type: 'deposit_limit',
        form_type_name: 'Deposit limit',
        client: {
            id: 12,
            full_name: 'Emma Walsh',
            pin: '48213',
            company_name: 'Regal Bet',
            company_color: null,
            company_logo: null,
            is_betstopped: false,
            is_barred: false,
            is_closed: false,
        },
        submitted_at: '2026-11-20T03:00:00Z',
        created_at_human_format: '20 Nov 2026, 14:00',
        due_at: '2099-11-21T03:00:00Z',
        owner_id: null,
        owner_name: null,
        decision: null,
        decision_text: null,
        decision_note: null,
        is_resolved: false,
        resolved_at: null,
        resolver_name: null,
        ...overrides,
    };
}
