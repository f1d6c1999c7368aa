// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { BonusClaimRow } from '../index';

export const bonusClaimList: ListDefinition<BonusClaimRow, 'promotion_title' | 'amount_cents' | 'status' | 'requested_by' | 'approved_by' | 'offered_at' | 'credited_at' | 'expires_at', 'status'> = {
    key: "claims",
    title: "Bonuses",
    noun: "bonuses",
    filters: [
        {"key":"status","label":"Status","kind":"multi-select","options":[{"value":"offered","label":"Offered"},{"value":"claimed","label":"Claimed"},{"value":"credited","label":"Credited"},{"value":"used","label":"Used"},{"value":"expired","label":"Expired"},{"value":"reversed","label":"Reversed"}]},
    ],
    sorts: ["offered_at","amount_cents"],
    columns: [
        {"key":"promotion_title","heading":"Promotion"},
        {"key":"amount_cents","heading":"Amount","sort":"amount_cents"},
        {"key":"status","heading":"Status"},
        {"key":"requested_by","heading":"Requested by"},
        {"key":"approved_by","heading":"Approved by"},
        {"key":"offered_at","heading":"Offered","sort":"offered_at"},
        {"key":"credited_at","heading":"Credited"},
        {"key":"expires_at","heading":"Expires"},
    ],
};
