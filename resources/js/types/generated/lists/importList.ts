// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { ImportListRow } from '../index';

export const importList: ListDefinition<ImportListRow, 'name' | 'kind' | 'mode' | 'status' | 'total_rows' | 'created_rows' | 'updated_rows' | 'skipped_rows' | 'waiting_rows' | 'error_rows' | 'importer' | 'created_at', 'kind' | 'status'> = {
    key: "imports",
    title: "Imports",
    noun: "imports",
    filters: [
        {"key":"kind","label":"Kind","kind":"multi-select","options":[{"value":"clients","label":"Clients"},{"value":"leads","label":"Leads"},{"value":"db_clients","label":"DB clients"}]},
        {"key":"status","label":"Status","kind":"multi-select","options":[{"value":"uploaded","label":"Uploaded"},{"value":"mapped","label":"Mapped"},{"value":"checking","label":"Checking"},{"value":"checked","label":"Checked"},{"value":"running","label":"Running"},{"value":"done","label":"Done"},{"value":"cancelled","label":"Cancelled"},{"value":"failed","label":"Failed"},{"value":"undoing","label":"Undoing"},{"value":"undone","label":"Undone"}]},
    ],
    sorts: ["created_at"],
    columns: [
        {"key":"name","heading":"File"},
        {"key":"kind","heading":"Kind"},
        {"key":"mode","heading":"Mode"},
        {"key":"status","heading":"Status"},
        {"key":"total_rows","heading":"Rows"},
        {"key":"created_rows","heading":"New"},
        {"key":"updated_rows","heading":"Updated"},
        {"key":"skipped_rows","heading":"Skipped"},
        {"key":"waiting_rows","heading":"To decide"},
        {"key":"error_rows","heading":"Errors"},
        {"key":"importer","heading":"By"},
        {"key":"created_at","heading":"When","sort":"created_at"},
    ],
};
