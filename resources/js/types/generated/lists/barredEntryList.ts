// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { BarredEntryRow } from '../index';

export const barredEntryList: ListDefinition<BarredEntryRow, 'full_name' | 'list' | 'jurisdiction' | 'status' | 'client' | 'from_on' | 'until_on' | 'reason' | 'external_reference' | 'mobile' | 'email' | 'created_at', 'list' | 'jurisdiction' | 'status' | 'ends' | 'client' | 'lift'> = {
    key: "entries",
    title: "Barred lists",
    noun: "barred entries",
    search: {"label":"Search barred entries","placeholder":"Name, reference, mobile or email…"},
    filters: [
        {"key":"list","label":"List","kind":"multi-select","options":[{"value":"barred","label":"Barred by us"},{"value":"self_exclusion","label":"Self-exclusion"}]},
        {"key":"jurisdiction","label":"State","kind":"multi-select","operators":["is","not","empty","filled"],"options":[{"value":"NSW","label":"New South Wales"},{"value":"VIC","label":"Victoria"},{"value":"QLD","label":"Queensland"},{"value":"WA","label":"Western Australia"},{"value":"SA","label":"South Australia"},{"value":"TAS","label":"Tasmania"},{"value":"ACT","label":"Australian Capital Territory"},{"value":"NT","label":"Northern Territory"}]},
        {"key":"status","label":"Status","kind":"multi-select","options":[{"value":"active","label":"Active"},{"value":"expired","label":"Expired"},{"value":"lifted","label":"Lifted"}]},
        {"key":"ends","label":"Ends","kind":"single-select","options":[{"value":"soon","label":"Within 30 days"},{"value":"never","label":"Never"}]},
        {"key":"client","label":"Client","kind":"single-select","options":[{"value":"matched","label":"Is a client"},{"value":"unmatched","label":"Not a client"},{"value":"review","label":"To review"}]},
        {"key":"lift","label":"Lift","kind":"single-select","options":[{"value":"requested","label":"Requested"}]},
        {"key":"source","label":"List name","kind":"text","operators":["contains","is","not","empty","filled"],"isSecondary":true},
        {"key":"from_on","label":"From","kind":"day","operators":["is","before","after","between"],"isSecondary":true},
        {"key":"until_on","label":"Until","kind":"day","operators":["is","before","after","between","empty","filled"],"isSecondary":true},
        {"key":"created_at","label":"Added","kind":"day","operators":["is","before","after","between"],"isSecondary":true},
    ],
    sorts: ["created_at","name","from_on","until_on"],
    columns: [
        {"key":"full_name","heading":"Person","sort":"name"},
        {"key":"list","heading":"List"},
        {"key":"jurisdiction","heading":"State"},
        {"key":"status","heading":"Status"},
        {"key":"client","heading":"Client"},
        {"key":"from_on","heading":"From","sort":"from_on"},
        {"key":"until_on","heading":"Until","sort":"until_on"},
        {"key":"reason","heading":"Reason"},
        {"key":"external_reference","heading":"Reference"},
        {"key":"mobile","heading":"Mobile"},
        {"key":"email","heading":"Email"},
        {"key":"created_at","heading":"Added","sort":"created_at"},
    ],
};
