// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { EventRow } from '../index';

export const eventList: ListDefinition<EventRow, 'kind' | 'client' | 'severity' | 'status' | 'due_at' | 'owner_name' | 'created_at', 'kind' | 'severity' | 'due' | 'owner' | 'status' | 'client'> = {
    key: "events",
    title: "Events",
    noun: "RSG events",
    filters: [
        {"key":"kind","label":"Event","kind":"multi-select","options":[{"value":"chasing","label":"Chasing losses"},{"value":"long_session","label":"Long session"},{"value":"deposit_spike","label":"Deposit spike"},{"value":"distress","label":"Signs of distress"},{"value":"third_party","label":"Third-party concern"},{"value":"limit_raised","label":"Limit raised"},{"value":"help_request","label":"Help request"},{"value":"complaint","label":"Complaint"},{"value":"affordability","label":"Affordability"}]},
        {"key":"severity","label":"Severity","kind":"multi-select","options":[{"value":"low","label":"Low"},{"value":"medium","label":"Medium"},{"value":"high","label":"High"}]},
        {"key":"due","label":"Due","kind":"single-select","options":[{"value":"overdue","label":"Overdue"},{"value":"day","label":"Due within 24 hours"}]},
        {"key":"owner","label":"Owner","kind":"multi-select","operators":["is","not","empty","filled"]},
        {"key":"status","label":"Status","kind":"multi-select","options":[{"value":"open","label":"Open"},{"value":"reviewing","label":"Reviewing"},{"value":"actioned","label":"Actioned"},{"value":"closed","label":"Closed"}],"isSecondary":true},
        {"key":"client","label":"Client","kind":"multi-select","operators":["is","not"],"isSecondary":true},
        {"key":"opened","label":"Opened","kind":"date-range","params":["from","to"],"isSecondary":true},
        {"key":"handled","label":"Actioned","kind":"day","operators":["is","before","after","between","empty","filled"],"isSecondary":true},
    ],
    sorts: ["due_at","created_at"],
    columns: [
        {"key":"kind","heading":"Event"},
        {"key":"client","heading":"Client"},
        {"key":"severity","heading":"Severity"},
        {"key":"status","heading":"Status"},
        {"key":"due_at","heading":"Due","sort":"due_at"},
        {"key":"owner_name","heading":"Owner"},
        {"key":"created_at","heading":"Opened","sort":"created_at"},
    ],
};
