// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { ClaimedBonusRow } from '../index';

export const claimedBonusList: ListDefinition<ClaimedBonusRow, 'full_name' | 'company_name' | 'promotion_title' | 'amount_cents' | 'status' | 'claimed_at' | 'credited_at' | 'approver_name' | 'offered_at' | 'requester_name', 'status' | 'promotion'> = {
    key: "bonuses",
    title: "Claimed logs",
    noun: "bonuses",
    search: {"label":"Search bonuses","placeholder":"Client or PIN…"},
    filters: [
        {"key":"status","label":"Status","kind":"multi-select","options":[{"value":"offered","label":"Offered"},{"value":"claimed","label":"Claimed"},{"value":"credited","label":"Credited"},{"value":"used","label":"Used"},{"value":"expired","label":"Expired"},{"value":"reversed","label":"Reversed"}]},
        {"key":"promotion","label":"Promotion","kind":"multi-select","operators":["is","not"]},
        {"key":"claimed","label":"Claimed","kind":"date-range","params":["from","to"]},
    ],
    sorts: ["claimed_at","offered_at"],
    columns: [
        {"key":"full_name","heading":"Client"},
        {"key":"company_name","heading":"Company"},
        {"key":"promotion_title","heading":"Promotion"},
        {"key":"amount_cents","heading":"Amount"},
        {"key":"status","heading":"Status"},
        {"key":"claimed_at","heading":"Claimed","sort":"claimed_at"},
        {"key":"credited_at","heading":"Credited"},
        {"key":"approver_name","heading":"Approved by"},
        {"key":"offered_at","heading":"Requested","sort":"offered_at"},
        {"key":"requester_name","heading":"Requested by"},
    ],
};
