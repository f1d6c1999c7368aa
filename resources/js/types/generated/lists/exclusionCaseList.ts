// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { ExclusionCaseRow } from '../index';

export const exclusionCaseList: ListDefinition<ExclusionCaseRow, 'client' | 'reasons' | 'status' | 'steps' | 'next_due_at' | 'due_at' | 'owner_name' | 'created_at', 'status' | 'owner' | 'client'> = {
    key: "exclusions",
    title: "Exclusions",
    noun: "exclusions",
    filters: [
        {"key":"status","label":"Status","kind":"multi-select","options":[{"value":"open","label":"Open"},{"value":"completed","label":"Completed"},{"value":"lifted","label":"Lifted"}]},
        {"key":"owner","label":"Owner","kind":"multi-select","operators":["is","not","empty","filled"]},
        {"key":"client","label":"Client","kind":"multi-select","operators":["is","not"],"isSecondary":true},
        {"key":"excluded","label":"Excluded","kind":"date-range","params":["from","to"],"isSecondary":true},
    ],
    sorts: ["due_at","created_at"],
    columns: [
        {"key":"client","heading":"Person"},
        {"key":"reasons","heading":"Excluded by"},
        {"key":"status","heading":"Status"},
        {"key":"steps","heading":"Checklist"},
        {"key":"next_due_at","heading":"Next due"},
        {"key":"due_at","heading":"All due","sort":"due_at"},
        {"key":"owner_name","heading":"Owner"},
        {"key":"created_at","heading":"Excluded","sort":"created_at"},
    ],
};
