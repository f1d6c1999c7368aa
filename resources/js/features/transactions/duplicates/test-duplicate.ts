import type { DuplicateLine, DuplicateRow } from '@/types/generated';

export const testLine = (changes: Partial<DuplicateLine> = {}): DuplicateLine => ({
    bank_line_id: 11,
    rail: 'osko',
    bank_reference: 'NAB-770001',
    end_to_end_id: null,
    description: 'Payment from Emma Walsh 48213',
    payer_name: 'Emma Walsh',
    amount_cents: 25_000,
    value_at: '2026-11-20T03:00:00Z',
    is_of_file: false,
    deposit_id: 5,
    deposit_status: 'matched',
    client_id: null,
    client_name: null,
    client_pin: null,
    ...changes,
});

export const testDuplicate = (changes: Partial<DuplicateRow> = {}): DuplicateRow => ({
    id: 7,
    status: 'open',
    score: 76,
    reasons: [
        { words: '3 minutes apart', points: 30 },
        { words: 'The end-to-end ids differ', points: -8 },
    ],
    amount_cents: 25_000,
    earlier: testLine(),
    later: testLine({ bank_line_id: 12, bank_reference: 'NAB-770002', value_at: '2026-11-20T03:03:00Z' }),
    gap_seconds: 180,
    repeat_bank_line_id: null,
    note: null,
    decided_by: null,
    decided_at: null,
    can_decide: true,
    is_credited: false,
    ...changes,
});
