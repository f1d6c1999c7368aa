// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { NoteItem } from '../index';

export const noteList: ListDefinition<NoteItem, 'created_at' | 'author_name' | 'category' | 'is_pinned' | 'body' | 'edited_at', 'category'> = {
    key: "notes",
    title: "Notes",
    noun: "notes",
    filters: [
        {"key":"category","label":"Category","kind":"single-select","options":[{"value":"general","label":"General"},{"value":"call","label":"Call"},{"value":"payment","label":"Payment"},{"value":"risk","label":"Risk"},{"value":"rsg","label":"RSG"},{"value":"complaint","label":"Complaint"}]},
    ],
    sorts: ["pinned"],
    columns: [
        {"key":"created_at","heading":"Written"},
        {"key":"author_name","heading":"Written by"},
        {"key":"category","heading":"Category"},
        {"key":"is_pinned","heading":"Pinned"},
        {"key":"body","heading":"Note"},
        {"key":"edited_at","heading":"Edited"},
    ],
};
