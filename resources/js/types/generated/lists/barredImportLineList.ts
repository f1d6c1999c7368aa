// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { BarredImportLine } from '../index';

export const barredImportLineList: ListDefinition<BarredImportLine, 'full_name' | 'row_no' | 'outcome' | 'changes' | 'status', 'outcome' | 'status'> = {
    key: "lines",
    title: "Changes",
    noun: "rows",
    filters: [
        {"key":"outcome","label":"Change","kind":"multi-select","options":[{"value":"add","label":"Added"},{"value":"change","label":"Changed"},{"value":"lift","label":"Lifted"},{"value":"skip","label":"Skipped"},{"value":"error","label":"Error"}]},
        {"key":"status","label":"Status","kind":"multi-select","options":[{"value":"planned","label":"Planned"},{"value":"done","label":"Done"},{"value":"skipped","label":"Skipped"},{"value":"undone","label":"Undone"},{"value":"kept","label":"Kept"}]},
        {"key":"full_name","label":"Person","kind":"text","operators":["contains","is","not"]},
    ],
    sorts: ["id"],
    columns: [
        {"key":"full_name","heading":"Person"},
        {"key":"row_no","heading":"Row"},
        {"key":"outcome","heading":"Change"},
        {"key":"changes","heading":"Details"},
        {"key":"status","heading":"Status"},
    ],
};
