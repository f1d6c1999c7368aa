// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { BarredImportListRow } from '../index';

export const barredImportList: ListDefinition<BarredImportListRow, 'name' | 'source' | 'jurisdiction' | 'status' | 'added_rows' | 'changed_rows' | 'lifted_rows' | 'unchanged_rows' | 'skipped_rows' | 'error_rows' | 'created_at', 'list' | 'jurisdiction' | 'status'> = {
    key: "imports",
    title: "Imports of barred lists",
    noun: "imports",
    filters: [
        {"key":"list","label":"List","kind":"multi-select","options":[{"value":"barred","label":"Barred by us"},{"value":"self_exclusion","label":"Self-exclusion"}]},
        {"key":"jurisdiction","label":"State","kind":"multi-select","operators":["is","not","empty","filled"],"options":[{"value":"NSW","label":"New South Wales"},{"value":"VIC","label":"Victoria"},{"value":"QLD","label":"Queensland"},{"value":"WA","label":"Western Australia"},{"value":"SA","label":"South Australia"},{"value":"TAS","label":"Tasmania"},{"value":"ACT","label":"Australian Capital Territory"},{"value":"NT","label":"Northern Territory"}]},
        {"key":"status","label":"Status","kind":"multi-select","options":[{"value":"uploaded","label":"Uploaded"},{"value":"mapped","label":"Mapped"},{"value":"checking","label":"Checking"},{"value":"checked","label":"Checked"},{"value":"running","label":"Running"},{"value":"done","label":"Done"},{"value":"cancelled","label":"Cancelled"},{"value":"failed","label":"Failed"},{"value":"undoing","label":"Undoing"},{"value":"undone","label":"Undone"}]},
    ],
    sorts: ["created_at"],
    columns: [
        {"key":"name","heading":"File"},
        {"key":"source","heading":"List"},
        {"key":"jurisdiction","heading":"State"},
        {"key":"status","heading":"Status"},
        {"key":"added_rows","heading":"Added"},
        {"key":"changed_rows","heading":"Changed"},
        {"key":"lifted_rows","heading":"Lifted"},
        {"key":"unchanged_rows","heading":"Unchanged"},
        {"key":"skipped_rows","heading":"Skipped"},
        {"key":"error_rows","heading":"Errors"},
        {"key":"created_at","heading":"Checked","sort":"created_at"},
    ],
};
