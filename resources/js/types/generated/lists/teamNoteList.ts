// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { TeamNoteRow } from '../index';

export const teamNoteList: ListDefinition<TeamNoteRow, 'body', 'category'> = {
    key: "notes",
    title: "Team notes",
    noun: "notes",
    search: {"label":"Search notes","placeholder":"Text of a note…"},
    filters: [
        {"key":"category","label":"Category","kind":"single-select","options":[{"value":"general","label":"General"},{"value":"payments","label":"Payments"},{"value":"rsg","label":"RSG"},{"value":"handover","label":"Handover"},{"value":"website","label":"Website"}]},
    ],
    sorts: ["pinned"],
    columns: [
        {"key":"body","heading":"Note"},
    ],
};
