// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { ReconciliationLine } from '../index';

export const reconciliationLineList: ListDefinition<ReconciliationLine, 'payer_name' | 'value_at' | 'rail' | 'bank_reference' | 'amount_cents' | 'posted_cents' | 'state' | 'deposits', never> = {
    key: "lines",
    title: "Reconciliation",
    noun: "lines",
    filters: [],
    sorts: ["value_at","amount_cents"],
    columns: [
        {"key":"payer_name","heading":"Payer"},
        {"key":"value_at","heading":"Value time","sort":"value_at"},
        {"key":"rail","heading":"Rail"},
        {"key":"bank_reference","heading":"Reference"},
        {"key":"amount_cents","heading":"Bank","sort":"amount_cents"},
        {"key":"posted_cents","heading":"Ledger"},
        {"key":"state","heading":"Comparison"},
        {"key":"deposits","heading":"Deposit"},
    ],
};
