// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { DepositRow } from '../index';

export const depositList: ListDefinition<DepositRow, 'payer' | 'amount_cents' | 'status' | 'waiting_since' | 'client' | 'value_at' | 'rail' | 'description', 'status' | 'rail' | 'age' | 'client'> = {
    key: "deposits",
    title: "Deposits",
    noun: "deposits",
    search: {"label":"Search deposits","placeholder":"Payer, client, reference, amount…"},
    filters: [
        {"key":"status","label":"Status","kind":"multi-select","operators":["is","not"],"options":[{"value":"pending","label":"Pending"},{"value":"matched","label":"Matched"},{"value":"approved","label":"Approved"},{"value":"rejected","label":"Rejected"},{"value":"returned","label":"Returned"},{"value":"split","label":"Split"},{"value":"bounced","label":"Bounced payment"}]},
        {"key":"rail","label":"Rail","kind":"multi-select","operators":["is","not"],"options":[{"value":"osko","label":"OSKO"},{"value":"payid","label":"PayID"},{"value":"eft","label":"EFT"}]},
        {"key":"age","label":"Waiting","kind":"single-select","options":[{"value":"fresh","label":"New"},{"value":"waiting","label":"Waiting"},{"value":"late","label":"Late"},{"value":"overdue","label":"Overdue"}]},
        {"key":"client","label":"Client","kind":"multi-select","operators":["is","not","empty","filled"]},
        {"key":"amount_cents","label":"Amount","kind":"amount","operators":["is","least","most","between"]},
        {"key":"value_at","label":"Value time","kind":"day","operators":["is","before","after","between"]},
        {"key":"payer","label":"Payer","kind":"text","placeholder":"Beginnings of words","isSecondary":true},
        {"key":"reference","label":"Reference","kind":"text","isSecondary":true},
    ],
    sorts: ["value_at","amount_cents","waiting_since"],
    columns: [
        {"key":"payer","heading":"Payer"},
        {"key":"amount_cents","heading":"Amount","sort":"amount_cents"},
        {"key":"status","heading":"Status"},
        {"key":"waiting_since","heading":"Waiting","sort":"waiting_since"},
        {"key":"client","heading":"Client"},
        {"key":"value_at","heading":"Value time","sort":"value_at"},
        {"key":"rail","heading":"Rail"},
        {"key":"description","heading":"Description"},
    ],
};
