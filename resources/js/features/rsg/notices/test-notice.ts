import type { BetstopUpdateRow } from '@/types/generated';

export const testNotice = (changes: Partial<BetstopUpdateRow> = {}): BetstopUpdateRow => ({
    id: 3,
    external_id: 'NSER-3',
    full_name: 'Em Walsh',
    date_of_birth: '1988-04-12',
    phones: ['0491 570 156'],
    email: null,
    postcode: '3072',
    change: 'registered',
    effective_at: '2026-11-20T00:00:00Z',
    received_at: '2026-11-20T00:00:00Z',
    status: 'received',
    client_name: null,
    client_pin: null,
    decision: null,
    decided_by: null,
    decided_at: null,
    is_verifiable: false,
    ...changes,
});
