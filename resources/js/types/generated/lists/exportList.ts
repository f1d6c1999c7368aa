// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { ExportRow } from '../index';

export const exportList: ListDefinition<ExportRow, 'kind' | 'reason' | 'status' | 'written_rows' | 'bytes' | 'owner_name' | 'created_at' | 'expires_at', 'kind' | 'status'> = {
    key: "exports",
    title: "Exports",
    noun: "exports",
    filters: [
        {"key":"kind","label":"List","kind":"multi-select","options":[{"value":"clients","label":"Clients"},{"value":"leads","label":"Leads"},{"value":"db_clients","label":"DB clients"},{"value":"db_addresses","label":"DB addresses"},{"value":"db_phone_numbers","label":"DB phone numbers"},{"value":"matches","label":"Match imports"},{"value":"transactions","label":"Transactions"},{"value":"withdrawals","label":"Withdrawals"},{"value":"evidence","label":"Evidence pack"}]},
        {"key":"status","label":"Status","kind":"multi-select","options":[{"value":"queued","label":"Queued"},{"value":"running","label":"Running"},{"value":"ready","label":"Ready"},{"value":"expired","label":"Expired"},{"value":"failed","label":"Failed"},{"value":"cancelled","label":"Cancelled"}]},
    ],
    sorts: ["created_at"],
    columns: [
        {"key":"kind","heading":"List"},
        {"key":"reason","heading":"Reason"},
        {"key":"status","heading":"Status"},
        {"key":"written_rows","heading":"Rows"},
        {"key":"bytes","heading":"Size"},
        {"key":"owner_name","heading":"Requested by"},
        {"key":"created_at","heading":"Requested","sort":"created_at"},
        {"key":"expires_at","heading":"Available until"},
    ],
};
