// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { DuplicateRow } from '../index';

export const duplicateList: ListDefinition<DuplicateRow, 'earlier' | 'later' | 'amount_cents' | 'score' | 'reasons' | 'status', 'score' | 'age'> = {
    key: "cases",
    title: "Duplicate OSKO deposits",
    noun: "cases",
    search: {"label":"Search cases","placeholder":"Payer, number or bank reference…"},
    filters: [
        {"key":"score","label":"Score","kind":"single-select"},
        {"key":"client","label":"Client PIN","kind":"text"},
        {"key":"amount","label":"Amount","kind":"amount-range"},
        {"key":"date","label":"Paid","kind":"date-range","params":["from","to"]},
        {"key":"age","label":"Age","kind":"single-select","options":[{"value":"1","label":"1 day or older"},{"value":"3","label":"3 days or older"},{"value":"7","label":"1 week or older"},{"value":"30","label":"30 days or older"}]},
    ],
    sorts: ["score","paid_at","amount_cents"],
    columns: [
        {"key":"earlier","heading":"First payment"},
        {"key":"later","heading":"Second payment","sort":"paid_at"},
        {"key":"amount_cents","heading":"Amount","sort":"amount_cents"},
        {"key":"score","heading":"Score","sort":"score"},
        {"key":"reasons","heading":"Reasons"},
        {"key":"status","heading":"Decision"},
    ],
};
