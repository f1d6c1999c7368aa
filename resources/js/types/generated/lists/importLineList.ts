// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { ImportLine } from '../index';

export const importLineList: ListDefinition<ImportLine, 'row_no' | 'who' | 'status' | 'why' | 'text', 'row_status'> = {
    key: "lines",
    title: "Rows",
    noun: "rows",
    filters: [
        {"key":"row_status","label":"Outcome","kind":"multi-select","options":[{"value":"waiting","label":"Needs decision"},{"value":"ok","label":"Ready"},{"value":"created","label":"Created"},{"value":"updated","label":"Updated"},{"value":"skipped","label":"Skipped"},{"value":"error","label":"Error"},{"value":"undone","label":"Undone"},{"value":"kept","label":"Kept on undo"}]},
    ],
    sorts: ["row_no"],
    columns: [
        {"key":"row_no","heading":"Row","sort":"row_no"},
        {"key":"who","heading":"Person"},
        {"key":"status","heading":"Outcome"},
        {"key":"why","heading":"Reason or changes"},
        {"key":"text","heading":"In the file"},
    ],
};
