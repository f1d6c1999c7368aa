// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { WithdrawalRow } from '../index';

export const withdrawalList: ListDefinition<WithdrawalRow, 'client' | 'amount_cents' | 'status' | 'requested_at' | 'hold' | 'destination' | 'turnover' | 'bonus' | 'risk' | 'people' | 'account_manager' | 'reason' | 'reference', 'age' | 'destination' | 'money' | 'client' | 'mark' | 'company' | 'account_manager'> = {
    key: "withdrawals",
    title: "Withdrawals",
    noun: "withdrawals",
    search: {"label":"Search withdrawals","placeholder":"Reference, PIN or name…"},
    filters: [
        {"key":"age","label":"Age","kind":"single-select"},
        {"key":"destination","label":"Destination","kind":"single-select","options":[{"value":"verified","label":"Verified"},{"value":"unverified","label":"Not verified"},{"value":"blocked","label":"Blocked"},{"value":"missing","label":"No account"}]},
        {"key":"money","label":"Money","kind":"single-select","options":[{"value":"held","label":"Held"},{"value":"not_held","label":"Not held"}]},
        {"key":"large","label":"Over the threshold","kind":"boolean","trueLabel":"At or over the threshold","falseLabel":"Below the threshold"},
        {"key":"client","label":"Client","kind":"multi-select","operators":["is","not"],"isSecondary":true},
        {"key":"mark","label":"Mark","kind":"single-select","options":[{"value":"betstop","label":"BetStop"},{"value":"barred","label":"Barred"},{"value":"closed","label":"Closed"}],"isSecondary":true},
        {"key":"company","label":"Company","kind":"multi-select","operators":["is","not"],"isSecondary":true},
        {"key":"account_manager","label":"Manager","kind":"multi-select","operators":["is","not","empty","filled"],"isSecondary":true},
        {"key":"amount_cents","label":"Amount","kind":"amount","operators":["is","least","most","between"],"isSecondary":true},
        {"key":"requested_at","label":"Requested","kind":"day","operators":["is","before","after","between"],"isSecondary":true},
    ],
    sorts: ["requested_at","amount_cents"],
    columns: [
        {"key":"client","heading":"Client"},
        {"key":"amount_cents","heading":"Amount","sort":"amount_cents"},
        {"key":"status","heading":"Status"},
        {"key":"requested_at","heading":"Waiting","sort":"requested_at"},
        {"key":"hold","heading":"Money"},
        {"key":"destination","heading":"Destination"},
        {"key":"turnover","heading":"Since deposit"},
        {"key":"bonus","heading":"Bonus, 30 days"},
        {"key":"risk","heading":"Risk"},
        {"key":"people","heading":"Handled by"},
        {"key":"account_manager","heading":"Manager"},
        {"key":"reason","heading":"Reason"},
        {"key":"reference","heading":"Reference"},
    ],
};
