// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { LegacyTransferItem } from '../index';

export const legacyTransferList: ListDefinition<LegacyTransferItem, 'from_name' | 'to_name' | 'status' | 'total_rows' | 'reason' | 'creator_name' | 'created_at', 'from' | 'to' | 'status'> = {
    key: "transfers",
    title: "Legacy transfer",
    noun: "transfers",
    filters: [
        {"key":"from","label":"From","kind":"multi-select","operators":["is","not"]},
        {"key":"to","label":"To","kind":"multi-select","operators":["is","not"]},
        {"key":"status","label":"Status","kind":"multi-select","options":[{"value":"draft","label":"Draft"},{"value":"approved","label":"Approved"},{"value":"running","label":"Running"},{"value":"done","label":"Done"},{"value":"failed","label":"Failed"},{"value":"undoing","label":"Undoing"},{"value":"undone","label":"Undone"}]},
    ],
    sorts: ["created_at"],
    columns: [
        {"key":"from_name","heading":"From"},
        {"key":"to_name","heading":"To"},
        {"key":"status","heading":"Status"},
        {"key":"total_rows","heading":"Records"},
        {"key":"reason","heading":"Reason"},
        {"key":"creator_name","heading":"Created by"},
        {"key":"created_at","heading":"Created","sort":"created_at"},
    ],
};
