// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { SportRow } from '../index';

export const sportList: ListDefinition<SportRow, 'name' | 'sport_types', never> = {
    key: "sports",
    title: "Sports",
    noun: "sports",
    search: {"label":"Search sports","placeholder":"Sport…"},
    filters: [],
    sorts: ["name"],
    columns: [
        {"key":"name","heading":"Sport","sort":"name"},
        {"key":"sport_types","heading":"Sport types"},
    ],
};
