// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { SportTypeRow } from '../index';

export const sportTypeList: ListDefinition<SportTypeRow, 'name' | 'sport_name' | 'markets', 'sport'> = {
    key: "sport_types",
    title: "Sport types",
    noun: "sport types",
    search: {"label":"Search sport types","placeholder":"Sport type…"},
    filters: [
        {"key":"sport","label":"Sport","kind":"multi-select","operators":["is","not"]},
    ],
    sorts: ["name"],
    columns: [
        {"key":"name","heading":"Sport type","sort":"name"},
        {"key":"sport_name","heading":"Sport"},
        {"key":"markets","heading":"Markets"},
    ],
};
