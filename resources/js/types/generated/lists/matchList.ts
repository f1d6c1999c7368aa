// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { MatchRow } from '../index';

export const matchList: ListDefinition<MatchRow, 'left' | 'right' | 'score' | 'reasons' | 'status', 'pair' | 'score' | 'import'> = {
    key: "matches",
    title: "Match imports",
    noun: "matches",
    filters: [
        {"key":"pair","label":"Records","kind":"multi-select","options":[{"value":"client-client","label":"Two clients"},{"value":"client-lead","label":"Client and lead"},{"value":"lead-lead","label":"Two leads"},{"value":"client-db_client","label":"Client and DB client"},{"value":"lead-db_client","label":"Lead and DB client"},{"value":"db_client-db_client","label":"Two DB clients"}]},
        {"key":"score","label":"Score","kind":"single-select","options":[{"value":"90","label":"90 or more"},{"value":"80","label":"80 or more","hint":"Likely the same person"},{"value":"65","label":"65 or more"}]},
        {"key":"import","label":"Import","kind":"single-select"},
    ],
    sorts: ["priority","score"],
    columns: [
        {"key":"left","heading":"Record A"},
        {"key":"right","heading":"Record B"},
        {"key":"score","heading":"Score","sort":"score"},
        {"key":"reasons","heading":"Why"},
        {"key":"status","heading":"Decision"},
    ],
};
