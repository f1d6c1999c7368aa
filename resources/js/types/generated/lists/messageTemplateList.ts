// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { MessageTemplateRow } from '../index';

export const messageTemplateList: ListDefinition<MessageTemplateRow, 'name' | 'body' | 'status' | 'author_name' | 'approver_name', 'status'> = {
    key: "templates",
    title: "Templates",
    noun: "templates",
    search: {"label":"Search templates","placeholder":"Name or text…"},
    filters: [
        {"key":"status","label":"Status","kind":"multi-select","options":[{"value":"draft","label":"Draft"},{"value":"approved","label":"Approved"},{"value":"retired","label":"Retired"}]},
    ],
    sorts: ["name"],
    columns: [
        {"key":"name","heading":"Name","sort":"name"},
        {"key":"body","heading":"Text"},
        {"key":"status","heading":"Status"},
        {"key":"author_name","heading":"Written by"},
        {"key":"approver_name","heading":"Approved by"},
    ],
};
