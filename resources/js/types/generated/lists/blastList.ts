// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { BlastRow } from '../index';

export const blastList: ListDefinition<BlastRow, 'name' | 'kind' | 'status' | 'eligible_rows' | 'queued_rows' | 'suppressed_rows' | 'send_at' | 'author_name' | 'approver_name' | 'created_at', 'status' | 'author'> = {
    key: "blasts",
    title: "SMS blasts",
    noun: "blasts",
    filters: [
        {"key":"status","label":"Status","kind":"multi-select","options":[{"value":"draft","label":"Checking"},{"value":"checked","label":"Needs approval"},{"value":"approved","label":"Approved"},{"value":"sending","label":"Sending"},{"value":"paused","label":"Paused"},{"value":"done","label":"Done"},{"value":"cancelled","label":"Cancelled"}]},
        {"key":"author","label":"Author","kind":"multi-select","operators":["is","not"]},
        {"key":"created_at","label":"Created","kind":"day","operators":["is","before","after","between"]},
    ],
    sorts: ["created_at","name"],
    columns: [
        {"key":"name","heading":"Blast","sort":"name"},
        {"key":"kind","heading":"Kind"},
        {"key":"status","heading":"Status"},
        {"key":"eligible_rows","heading":"Eligible"},
        {"key":"queued_rows","heading":"Messages"},
        {"key":"suppressed_rows","heading":"Skipped"},
        {"key":"send_at","heading":"Sends from"},
        {"key":"author_name","heading":"Author"},
        {"key":"approver_name","heading":"Approved by"},
        {"key":"created_at","heading":"Created","sort":"created_at"},
    ],
};
