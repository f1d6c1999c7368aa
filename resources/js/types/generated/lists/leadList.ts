// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { LeadRow } from '../index';

export const leadList: ListDefinition<LeadRow, 'full_name' | 'mobile' | 'email' | 'source' | 'company_name' | 'state' | 'owner_name' | 'status' | 'next_action' | 'due_on' | 'created_at', 'status' | 'owner' | 'due' | 'state' | 'company'> = {
    key: "leads",
    title: "Leads",
    noun: "leads",
    search: {"label":"Search leads","placeholder":"Name, phone or email…"},
    filters: [
        {"key":"status","label":"Status","kind":"multi-select","operators":["is","not"],"options":[{"value":"new","label":"New"},{"value":"contacted","label":"Contacted"},{"value":"qualified","label":"Qualified"},{"value":"converted","label":"Converted"},{"value":"lost","label":"Lost"},{"value":"barred","label":"Barred"}]},
        {"key":"owner","label":"Owner","kind":"multi-select","operators":["is","not","empty","filled"]},
        {"key":"due","label":"Due","kind":"single-select","options":[{"value":"overdue","label":"Overdue"},{"value":"today","label":"Today"},{"value":"week","label":"Within 7 days"},{"value":"none","label":"No due date"}]},
        {"key":"source","label":"Source","kind":"text","operators":["contains","is","not","empty","filled"]},
        {"key":"state","label":"State","kind":"multi-select","operators":["is","not","empty","filled"],"options":[{"value":"NSW","label":"New South Wales"},{"value":"VIC","label":"Victoria"},{"value":"QLD","label":"Queensland"},{"value":"WA","label":"Western Australia"},{"value":"SA","label":"South Australia"},{"value":"TAS","label":"Tasmania"},{"value":"ACT","label":"Australian Capital Territory"},{"value":"NT","label":"Northern Territory"}],"isSecondary":true},
        {"key":"company","label":"Company","kind":"multi-select","operators":["is","not","empty","filled"],"isSecondary":true},
        {"key":"next_action_due_at","label":"Due date","kind":"day","operators":["is","before","after","between","empty","filled"],"isSecondary":true},
        {"key":"created_at","label":"Created","kind":"day","operators":["is","before","after","between"],"isSecondary":true},
    ],
    sorts: ["name","status","due","created_at"],
    columns: [
        {"key":"full_name","heading":"Lead","sort":"name"},
        {"key":"mobile","heading":"Mobile"},
        {"key":"email","heading":"Email"},
        {"key":"source","heading":"Source"},
        {"key":"company_name","heading":"Company"},
        {"key":"state","heading":"State"},
        {"key":"owner_name","heading":"Owner"},
        {"key":"status","heading":"Status","sort":"status"},
        {"key":"next_action","heading":"Next action"},
        {"key":"due_on","heading":"Due","sort":"due"},
        {"key":"created_at","heading":"Created","sort":"created_at"},
    ],
};
