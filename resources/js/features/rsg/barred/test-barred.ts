import type { BarredEntryDetails, BarredEntryRow } from '@/types/generated';

export const barredRow = (given: Partial<BarredEntryRow> = {}): BarredEntryRow => ({
    id: 4,
    full_name: 'Marcus Thornbury',
    date_of_birth: '1985-02-17',
    list: 'barred',
    jurisdiction: 'VIC',
    source: 'Victorian venue exclusions',
    external_reference: 'VIC-20931',
    status: 'active',
    from_on: '2026-04-27',
    until_on: '2026-12-01',
    ends_soon: true,
    reason: 'Barred by a venue',
    mobile: '0491 570 156',
    email: null,
    client_id: null,
    client_name: null,
    client_pin: null,
    review_count: 0,
    is_lift_requested: false,
    added_by: 'Rosa Quinn',
    created_at: '2026-04-27T03:00:00Z',
    ...given,
});

export const barredDetails = (
    row: Partial<BarredEntryRow> = {},
    given: Partial<BarredEntryDetails> = {},
): BarredEntryDetails => ({
    row: barredRow(row),
    address: null,
    matches: [],
    history: [],
    lift: null,
    form: null,
    can_decide: false,
    can_request_lift: false,
    ...given,
});
