// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { GenwebMarketRow } from '../index';

export const genwebMarketList: ListDefinition<GenwebMarketRow, 'name' | 'sport_type_title' | 'external_id' | 'is_enabled' | 'patterns', 'sport_type'> = {
    key: "markets",
    title: "Genweb markets",
    noun: "markets",
    search: {"label":"Search markets","placeholder":"Market or external id…"},
    filters: [
        {"key":"sport_type","label":"Sport type","kind":"multi-select","operators":["is","not"]},
        {"key":"enabled","label":"Status","kind":"boolean","trueLabel":"Enabled","falseLabel":"Disabled"},
    ],
    sorts: ["name","external_id"],
    columns: [
        {"key":"name","heading":"Market","sort":"name"},
        {"key":"sport_type_title","heading":"Sport type"},
        {"key":"external_id","heading":"External id","sort":"external_id"},
        {"key":"is_enabled","heading":"Status"},
        {"key":"patterns","heading":"Patterns"},
    ],
};
