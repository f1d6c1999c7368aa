// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { DbAddressRow } from '../index';

export const dbAddressList: ListDefinition<DbAddressRow, 'address' | 'state' | 'postcode' | 'full_name' | 'from_on' | 'to_on' | 'is_valid' | 'source', 'state' | 'validity' | 'current'> = {
    key: "addresses",
    title: "DB addresses",
    noun: "addresses",
    search: {"label":"Search addresses","placeholder":"Name, phone or email…"},
    filters: [
        {"key":"state","label":"State","kind":"multi-select","operators":["is","not","empty","filled"],"options":[{"value":"NSW","label":"New South Wales"},{"value":"VIC","label":"Victoria"},{"value":"QLD","label":"Queensland"},{"value":"WA","label":"Western Australia"},{"value":"SA","label":"South Australia"},{"value":"TAS","label":"Tasmania"},{"value":"ACT","label":"Australian Capital Territory"},{"value":"NT","label":"Northern Territory"}]},
        {"key":"suburb","label":"Suburb","kind":"text","operators":["contains","is","not","empty","filled"]},
        {"key":"postcode","label":"Postcode","kind":"text","operators":["contains","is","not","empty","filled"]},
        {"key":"validity","label":"Check","kind":"single-select","options":[{"value":"valid","label":"Valid"},{"value":"wrong","label":"Wrong"},{"value":"unchecked","label":"Unchecked"}]},
        {"key":"current","label":"Current","kind":"single-select","options":[{"value":"1","label":"Yes (no end date)"},{"value":"0","label":"No (has an end date)"}]},
        {"key":"from_on","label":"From","kind":"day","operators":["is","before","after","between","empty","filled"],"isSecondary":true},
    ],
    sorts: ["suburb","state","postcode","from_on"],
    columns: [
        {"key":"address","heading":"Address","sort":"suburb"},
        {"key":"state","heading":"State","sort":"state"},
        {"key":"postcode","heading":"Postcode","sort":"postcode"},
        {"key":"full_name","heading":"DB client"},
        {"key":"from_on","heading":"From","sort":"from_on"},
        {"key":"to_on","heading":"To"},
        {"key":"is_valid","heading":"Check"},
        {"key":"source","heading":"Source"},
    ],
};
