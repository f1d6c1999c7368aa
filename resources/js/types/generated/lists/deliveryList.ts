// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { DeliveryRow } from '../index';

export const deliveryList: ListDefinition<DeliveryRow, 'call' | 'source_name' | 'status' | 'response_status' | 'attempts' | 'duplicates' | 'delivery_id' | 'received_at', 'endpoint' | 'source' | 'status'> = {
    key: "deliveries",
    title: "Deliveries",
    noun: "deliveries",
    search: {"label":"Search deliveries","placeholder":"Number or sender’s ID…"},
    filters: [
        {"key":"endpoint","label":"Call","kind":"multi-select"},
        {"key":"source","label":"Source","kind":"multi-select"},
        {"key":"status","label":"Status","kind":"multi-select","options":[{"value":"received","label":"Received"},{"value":"processed","label":"Processed"},{"value":"refused","label":"Refused"},{"value":"failed","label":"Failed"}]},
        {"key":"date","label":"Date","kind":"date-range","params":["from","to"]},
    ],
    sorts: ["received_at"],
    columns: [
        {"key":"call","heading":"Call"},
        {"key":"source_name","heading":"Source"},
        {"key":"status","heading":"Status"},
        {"key":"response_status","heading":"Response"},
        {"key":"attempts","heading":"Attempts"},
        {"key":"duplicates","heading":"Duplicates"},
        {"key":"delivery_id","heading":"Sender’s ID"},
        {"key":"received_at","heading":"Received","sort":"received_at"},
    ],
};
