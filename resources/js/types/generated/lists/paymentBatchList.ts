// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { PaymentBatchRow } from '../index';

export const paymentBatchList: ListDefinition<PaymentBatchRow, 'number' | 'status' | 'total_cents' | 'items_count' | 'value_on' | 'created_by' | 'created_at' | 'exported_by' | 'exported_at', 'status'> = {
    key: "batches",
    title: "Payment batches",
    noun: "batches",
    search: {"label":"Search batches","placeholder":"PB-12…"},
    filters: [
        {"key":"status","label":"Status","kind":"multi-select","options":[{"value":"draft","label":"Draft"},{"value":"exported","label":"Exported, not confirmed"},{"value":"confirmed","label":"With the bank"},{"value":"settled","label":"Settled"},{"value":"cancelled","label":"Cancelled"}]},
    ],
    sorts: ["id","value_on","total_cents"],
    columns: [
        {"key":"number","heading":"Batch","sort":"id"},
        {"key":"status","heading":"Status"},
        {"key":"total_cents","heading":"Total","sort":"total_cents"},
        {"key":"items_count","heading":"Payments"},
        {"key":"value_on","heading":"Value date","sort":"value_on"},
        {"key":"created_by","heading":"Created by"},
        {"key":"created_at","heading":"Created"},
        {"key":"exported_by","heading":"Exported by"},
        {"key":"exported_at","heading":"Exported"},
    ],
};
