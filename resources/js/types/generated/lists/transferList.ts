// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { TransferRow } from '../index';

export const transferList: ListDefinition<TransferRow, 'reference' | 'amount_cents' | 'status' | 'requested_by' | 'requested_at' | 'decided_by' | 'sent_at' | 'settled_at', 'status'> = {
    key: "transfers",
    title: "Transfers",
    noun: "transfers",
    filters: [
        {"key":"status","label":"Status","kind":"multi-select","options":[{"value":"requested","label":"Requested"},{"value":"approved","label":"Approved"},{"value":"sent","label":"Sent"},{"value":"confirmed","label":"Confirmed"},{"value":"failed","label":"Failed"},{"value":"declined","label":"Declined"}]},
    ],
    sorts: ["requested_at","amount_cents"],
    columns: [
        {"key":"reference","heading":"Transfer"},
        {"key":"amount_cents","heading":"Amount","sort":"amount_cents"},
        {"key":"status","heading":"Status"},
        {"key":"requested_by","heading":"Requested by"},
        {"key":"requested_at","heading":"Requested","sort":"requested_at"},
        {"key":"decided_by","heading":"Decided by"},
        {"key":"sent_at","heading":"Sent"},
        {"key":"settled_at","heading":"Settled"},
    ],
};
