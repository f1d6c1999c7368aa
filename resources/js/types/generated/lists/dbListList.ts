// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { DbListRow } from '../index';

export const dbListList: ListDefinition<DbListRow, 'name' | 'assignee_name' | 'progress' | 'left' | 'due_on' | 'creator_name' | 'created_at' | 'closed_at', 'open'> = {
    key: "db_lists",
    title: "Lists",
    noun: "lists",
    filters: [
        {"key":"open","label":"Status","kind":"single-select","options":[{"value":"1","label":"Open"},{"value":"0","label":"Closed"}]},
    ],
    sorts: ["name","due_on","created_at"],
    columns: [
        {"key":"name","heading":"List","sort":"name"},
        {"key":"assignee_name","heading":"Assignee"},
        {"key":"progress","heading":"Progress"},
        {"key":"left","heading":"Left"},
        {"key":"due_on","heading":"Due","sort":"due_on"},
        {"key":"creator_name","heading":"Created by"},
        {"key":"created_at","heading":"Created","sort":"created_at"},
        {"key":"closed_at","heading":"Status"},
    ],
};
