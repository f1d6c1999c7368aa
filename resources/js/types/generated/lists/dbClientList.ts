// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { DbClientRow } from '../index';

export const dbClientList: ListDefinition<DbClientRow, 'full_name' | 'best_phone' | 'place' | 'source' | 'consent_basis' | 'status' | 'last_outcome' | 'assignee_name' | 'list_name' | 'created_at', 'status' | 'list' | 'called' | 'assignee' | 'source' | 'consent' | 'state' | 'has_valid_phone'> = {
    key: "db_clients",
    title: "DB clients",
    noun: "DB clients",
    search: {"label":"Search DB clients","placeholder":"Name, phone or email…"},
    filters: [
        {"key":"status","label":"Status","kind":"multi-select","operators":["is","not"],"options":[{"value":"raw","label":"Raw"},{"value":"validated","label":"Validated"},{"value":"assigned","label":"Assigned"},{"value":"converted","label":"Converted"},{"value":"suppressed","label":"Do not contact"}]},
        {"key":"list","label":"List","kind":"multi-select","operators":["is","not","empty","filled"]},
        {"key":"called","label":"Called","kind":"single-select","options":[{"value":"1","label":"Yes"},{"value":"0","label":"No"}]},
        {"key":"assignee","label":"Assignee","kind":"multi-select","operators":["is","not","empty","filled"]},
        {"key":"source","label":"Source","kind":"multi-select","operators":["is","not","empty","filled"]},
        {"key":"consent","label":"Consent","kind":"multi-select","operators":["is","not"],"options":[{"value":"express","label":"Express"},{"value":"inferred","label":"Inferred"},{"value":"unknown","label":"Unknown"},{"value":"none","label":"None"}],"isSecondary":true},
        {"key":"state","label":"State","kind":"multi-select","operators":["is","not","empty","filled"],"options":[{"value":"NSW","label":"New South Wales"},{"value":"VIC","label":"Victoria"},{"value":"QLD","label":"Queensland"},{"value":"WA","label":"Western Australia"},{"value":"SA","label":"South Australia"},{"value":"TAS","label":"Tasmania"},{"value":"ACT","label":"Australian Capital Territory"},{"value":"NT","label":"Northern Territory"}],"isSecondary":true},
        {"key":"has_valid_phone","label":"Valid phone","kind":"single-select","options":[{"value":"1","label":"Yes"},{"value":"0","label":"No"}],"isSecondary":true},
        {"key":"name","label":"Name","kind":"text","placeholder":"Beginnings of words","isSecondary":true},
        {"key":"suburb","label":"Suburb","kind":"text","operators":["contains","is","not","empty","filled"],"isSecondary":true},
        {"key":"source_text","label":"Source text","kind":"text","operators":["contains","is","not"],"isSecondary":true},
        {"key":"date_of_birth","label":"Date of birth","kind":"day","operators":["is","before","after","between","empty","filled"],"isSecondary":true},
        {"key":"created_at","label":"Created","kind":"day","operators":["is","before","after","between"],"isSecondary":true},
    ],
    sorts: ["name","source","status","consent_basis","created_at"],
    columns: [
        {"key":"full_name","heading":"DB client","sort":"name"},
        {"key":"best_phone","heading":"Phone"},
        {"key":"place","heading":"Suburb"},
        {"key":"source","heading":"Source","sort":"source"},
        {"key":"consent_basis","heading":"Consent","sort":"consent_basis"},
        {"key":"status","heading":"Status","sort":"status"},
        {"key":"last_outcome","heading":"Last call"},
        {"key":"assignee_name","heading":"Assignee"},
        {"key":"list_name","heading":"List"},
        {"key":"created_at","heading":"Created","sort":"created_at"},
    ],
};
