// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { ApiTokenRow } from '../index';

export const apiTokenList: ListDefinition<ApiTokenRow, 'name' | 'is_live' | 'owner_name' | 'scopes' | 'last_used_at' | 'expires_at' | 'created_at', never> = {
    key: "tokens",
    title: "API tokens",
    noun: "tokens",
    filters: [],
    sorts: ["name","created_at","last_used_at"],
    columns: [
        {"key":"name","heading":"Token","sort":"name"},
        {"key":"is_live","heading":"Status"},
        {"key":"owner_name","heading":"Owner"},
        {"key":"scopes","heading":"Scopes"},
        {"key":"last_used_at","heading":"Last used","sort":"last_used_at"},
        {"key":"expires_at","heading":"Ends"},
        {"key":"created_at","heading":"Issued","sort":"created_at"},
    ],
};
