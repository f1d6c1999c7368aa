// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { IpSightingRow } from '../index';

export const ipSightingList: ListDefinition<IpSightingRow, 'ip' | 'place' | 'other_clients' | 'hits' | 'first_seen_at' | 'last_seen_at', never> = {
    key: "sightings",
    title: "IP report",
    noun: "addresses",
    search: {"label":"Search addresses","placeholder":"Address or place…"},
    filters: [
        {"key":"shared","label":"Shared","kind":"boolean","trueLabel":"With other clients","falseLabel":"All"},
    ],
    sorts: ["last_seen_at","first_seen_at","hits"],
    columns: [
        {"key":"ip","heading":"Address"},
        {"key":"place","heading":"Place"},
        {"key":"other_clients","heading":"Other clients"},
        {"key":"hits","heading":"Sign-ins","sort":"hits"},
        {"key":"first_seen_at","heading":"First seen","sort":"first_seen_at"},
        {"key":"last_seen_at","heading":"Last seen","sort":"last_seen_at"},
    ],
};
