// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { TelescopeRow } from '../index';

export const telescopeList: ListDefinition<TelescopeRow, 'label' | 'status' | 'duration_ms' | 'details' | 'user_name' | 'created_at', 'outcome'> = {
    key: "entries",
    title: "Telescope",
    noun: "entries",
    search: {"label":"Search entries","placeholder":"Route, SQL, class or status…"},
    filters: [
        {"key":"outcome","label":"Outcome","kind":"multi-select","options":[{"value":"ok","label":"OK"},{"value":"slow","label":"Slow"},{"value":"failed","label":"Failed"}]},
    ],
    sorts: ["created_at"],
    columns: [
        {"key":"label","heading":"Entry"},
        {"key":"status","heading":"Status"},
        {"key":"duration_ms","heading":"Duration"},
        {"key":"details","heading":"Details"},
        {"key":"user_name","heading":"User"},
        {"key":"created_at","heading":"Recorded","sort":"created_at"},
    ],
};
