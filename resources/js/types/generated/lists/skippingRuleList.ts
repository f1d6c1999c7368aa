// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { SkippingRuleRow } from '../index';

export const skippingRuleList: ListDefinition<SkippingRuleRow, 'full_name' | 'promotion_title' | 'reason' | 'status' | 'until_at' | 'created_at', 'state' | 'promotion'> = {
    key: "rules",
    title: "Skipping rules",
    noun: "skipping rules",
    search: {"label":"Search skipping rules","placeholder":"Client or PIN…"},
    filters: [
        {"key":"state","label":"Status","kind":"single-select","options":[{"value":"requested","label":"Requested"},{"value":"active","label":"Approved"},{"value":"expired","label":"Expired"},{"value":"ended","label":"Declined or withdrawn"}]},
        {"key":"promotion","label":"Promotion","kind":"multi-select"},
    ],
    sorts: ["created_at","until"],
    columns: [
        {"key":"full_name","heading":"Client"},
        {"key":"promotion_title","heading":"Promotion"},
        {"key":"reason","heading":"Reason"},
        {"key":"status","heading":"Status"},
        {"key":"until_at","heading":"Until","sort":"until"},
        {"key":"created_at","heading":"Requested","sort":"created_at"},
    ],
};
