// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { BetstopUpdateRow } from '../index';

export const betstopUpdateList: ListDefinition<BetstopUpdateRow, 'full_name' | 'change' | 'received_at' | 'client_name' | 'status', 'change'> = {
    key: "notices",
    title: "BetStop notices",
    noun: "notices",
    search: {"label":"Search notices","placeholder":"Name or register id…"},
    filters: [
        {"key":"change","label":"Change","kind":"multi-select","options":[{"value":"registered","label":"Registered"},{"value":"extended","label":"Extended"},{"value":"ended","label":"Ended"}]},
        {"key":"received","label":"Received","kind":"date-range","params":["from","to"]},
    ],
    sorts: ["received_at"],
    columns: [
        {"key":"full_name","heading":"Person"},
        {"key":"change","heading":"Change"},
        {"key":"received_at","heading":"Received","sort":"received_at"},
        {"key":"client_name","heading":"Client"},
        {"key":"status","heading":"Status"},
    ],
};
