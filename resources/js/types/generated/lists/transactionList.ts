// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { TransactionRow } from '../index';

export const transactionList: ListDefinition<TransactionRow, 'occurred_at' | 'type' | 'status' | 'client' | 'company' | 'amount_cents' | 'balance_cents' | 'effect_cents' | 'rail' | 'reference' | 'description' | 'source', 'type' | 'status' | 'client' | 'rail'> = {
    key: "transactions",
    title: "Transactions",
    noun: "transactions",
    search: {"label":"Search transactions","placeholder":"Reference, PIN or amount…"},
    filters: [
        {"key":"type","label":"Type","kind":"multi-select","operators":["is","not"],"options":[{"value":"deposit","label":"Deposit"},{"value":"withdrawal","label":"Withdrawal"},{"value":"bet","label":"Bet"},{"value":"bonus_bet","label":"Bonus bet"},{"value":"boosted_bet","label":"Boosted bet"},{"value":"bonus","label":"Bonus"},{"value":"transfer","label":"Transfer"},{"value":"adjustment","label":"Adjustment"},{"value":"fee","label":"Fee"},{"value":"reversal","label":"Reversal"}]},
        {"key":"status","label":"Status","kind":"multi-select","operators":["is","not"],"options":[{"value":"pending","label":"Pending"},{"value":"completed","label":"Completed"},{"value":"cancelled","label":"Cancelled"},{"value":"declined","label":"Declined"},{"value":"returned","label":"Returned"}]},
        {"key":"client","label":"Client","kind":"multi-select","operators":["is","not","empty","filled"]},
        {"key":"period","label":"Period","kind":"date-range","params":["from","to"]},
        {"key":"amount_cents","label":"Amount","kind":"amount","operators":["is","least","most","between"]},
        {"key":"rail","label":"Rail","kind":"multi-select","operators":["is","not","empty","filled"],"options":[{"value":"osko","label":"OSKO"},{"value":"payid","label":"PayID"},{"value":"eft","label":"EFT"}],"isSecondary":true},
        {"key":"reference","label":"Reference","kind":"text","isSecondary":true},
    ],
    sorts: ["occurred_at","amount_cents"],
    columns: [
        {"key":"occurred_at","heading":"When","sort":"occurred_at"},
        {"key":"type","heading":"Type"},
        {"key":"status","heading":"Status"},
        {"key":"client","heading":"Client"},
        {"key":"company","heading":"Company"},
        {"key":"amount_cents","heading":"Amount","sort":"amount_cents"},
        {"key":"balance_cents","heading":"Balance after"},
        {"key":"effect_cents","heading":"Balance change"},
        {"key":"rail","heading":"Rail"},
        {"key":"reference","heading":"Reference"},
        {"key":"description","heading":"Description"},
        {"key":"source","heading":"Source"},
    ],
};
