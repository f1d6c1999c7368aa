// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { GenwebBonusRow } from '../index';

export const genwebBonusList: ListDefinition<GenwebBonusRow, 'full_name' | 'site_name' | 'promotion_title' | 'amount_cents' | 'status' | 'given_at' | 'expires_at', 'status'> = {
    key: "bonuses",
    title: "Genweb bonuses",
    noun: "Genweb bonuses",
    search: {"label":"Search Genweb bonuses","placeholder":"Client or PIN…"},
    filters: [
        {"key":"status","label":"Status","kind":"single-select","options":[{"value":"active","label":"Active"},{"value":"expired","label":"Expired"},{"value":"cancelled","label":"Cancelled"}]},
        {"key":"given","label":"Given","kind":"date-range","params":["from","to"]},
    ],
    sorts: ["given_at","expires_at"],
    columns: [
        {"key":"full_name","heading":"Client"},
        {"key":"site_name","heading":"Bookmaker"},
        {"key":"promotion_title","heading":"Promotion"},
        {"key":"amount_cents","heading":"Amount"},
        {"key":"status","heading":"Status"},
        {"key":"given_at","heading":"Given","sort":"given_at"},
        {"key":"expires_at","heading":"Expires","sort":"expires_at"},
    ],
};
