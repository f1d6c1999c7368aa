// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { AdjustmentRow } from '../index';

export const adjustmentList: ListDefinition<AdjustmentRow, 'type' | 'status' | 'client_name' | 'amount_cents' | 'requested_at' | 'decided_by' | 'reverses' | 'reference', 'status'> = {
    key: "adjustments",
    title: "Adjustments",
    noun: "adjustments",
    filters: [
        {"key":"status","label":"Status","kind":"multi-select","options":[{"value":"requested","label":"Requested"},{"value":"approved","label":"Approved"},{"value":"declined","label":"Declined"}]},
    ],
    sorts: ["requested_at"],
    columns: [
        {"key":"type","heading":"Adjustment"},
        {"key":"status","heading":"Status"},
        {"key":"client_name","heading":"Client"},
        {"key":"amount_cents","heading":"Balance change"},
        {"key":"requested_at","heading":"Requested","sort":"requested_at"},
        {"key":"decided_by","heading":"Decided by"},
        {"key":"reverses","heading":"Reverses"},
        {"key":"reference","heading":"Reference"},
    ],
};
