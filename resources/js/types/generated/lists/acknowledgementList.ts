// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { AcknowledgementRow } from '../index';

export const acknowledgementList: ListDefinition<AcknowledgementRow, 'full_name' | 'role' | 'manager_name' | 'acknowledged_at', 'state'> = {
    key: "acknowledgements",
    title: "Acknowledgements",
    noun: "colleagues",
    filters: [
        {"key":"state","label":"Acknowledged","kind":"single-select","options":[{"value":"no","label":"Not yet"},{"value":"yes","label":"Acknowledged"}]},
        {"key":"last_name","label":"Last name","kind":"text","operators":["contains","is","not"]},
    ],
    sorts: ["full_name","acknowledged_at"],
    columns: [
        {"key":"full_name","heading":"Colleague","sort":"full_name"},
        {"key":"role","heading":"Role"},
        {"key":"manager_name","heading":"Manager"},
        {"key":"acknowledged_at","heading":"Acknowledged","sort":"acknowledged_at"},
    ],
};
