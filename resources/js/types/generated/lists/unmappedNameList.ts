// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { UnmappedNameRow } from '../index';

export const unmappedNameList: ListDefinition<UnmappedNameRow, 'name' | 'bets' | 'last_seen_at', never> = {
    key: "names",
    title: "Unmapped names",
    noun: "unmapped names",
    search: {"label":"Search unmapped names","placeholder":"Sport or market…"},
    filters: [
        {"key":"seen","label":"Last seen","kind":"date-range","params":["from","to"]},
    ],
    sorts: ["bets","last_seen_at"],
    columns: [
        {"key":"name","heading":"Name"},
        {"key":"bets","heading":"Bets","sort":"bets"},
        {"key":"last_seen_at","heading":"Last seen","sort":"last_seen_at"},
    ],
};
