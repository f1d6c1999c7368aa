// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { ActivityEntry } from '../index';

export const activityLogList: ListDefinition<ActivityEntry, 'title' | 'changes' | 'actor_name' | 'ip' | 'at', 'action' | 'field' | 'actor'> = {
    key: "activity",
    title: "Activity log",
    noun: "changes",
    filters: [
        {"key":"action","label":"Change","kind":"multi-select"},
        {"key":"field","label":"Field","kind":"single-select"},
        {"key":"actor","label":"Changed by","kind":"multi-select"},
        {"key":"date","label":"Date","kind":"date-range","params":["from","to"]},
    ],
    sorts: ["at"],
    columns: [
        {"key":"title","heading":"Change"},
        {"key":"changes","heading":"Before and after"},
        {"key":"actor_name","heading":"Changed by"},
        {"key":"ip","heading":"IP address"},
        {"key":"at","heading":"Date","sort":"at"},
    ],
};
