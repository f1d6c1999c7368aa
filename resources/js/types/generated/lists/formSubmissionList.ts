// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { FormSubmissionRow } from '../index';

export const formSubmissionList: ListDefinition<FormSubmissionRow, 'form_type_name' | 'client' | 'submitted_at' | 'due_at' | 'owner_name' | 'status', 'form_type' | 'due' | 'owner' | 'client'> = {
    key: "forms",
    title: "Forms",
    noun: "forms",
    filters: [
        {"key":"form_type","label":"Form","kind":"multi-select","options":[{"value":"self_exclusion","label":"Self-exclusion"},{"value":"time_out","label":"Time-out"},{"value":"deposit_limit","label":"Deposit limit"},{"value":"account_closure","label":"Account closure"},{"value":"third_party_concern","label":"Third-party concern"},{"value":"gambling_help","label":"Gambling help request"},{"value":"complaint","label":"Complaint"},{"value":"affordability","label":"Affordability check"}]},
        {"key":"due","label":"Due","kind":"single-select","options":[{"value":"overdue","label":"Overdue"},{"value":"day","label":"Due within 24 hours"}]},
        {"key":"owner","label":"Owner","kind":"multi-select","operators":["is","not","empty","filled"]},
        {"key":"client","label":"Client","kind":"multi-select","operators":["is","not","empty","filled"],"isSecondary":true},
        {"key":"submitted","label":"Submitted","kind":"date-range","params":["from","to"],"isSecondary":true},
        {"key":"handled","label":"Handled","kind":"day","operators":["is","before","after","between","empty","filled"],"isSecondary":true},
    ],
    sorts: ["due_at","submitted_at"],
    columns: [
        {"key":"form_type_name","heading":"Form"},
        {"key":"client","heading":"Client"},
        {"key":"submitted_at","heading":"Submitted","sort":"submitted_at"},
        {"key":"due_at","heading":"Due","sort":"due_at"},
        {"key":"owner_name","heading":"Owner"},
        {"key":"status","heading":"Status"},
    ],
};
