// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { WebhookSourceRow } from '../index';

export const webhookSourceList: ListDefinition<WebhookSourceRow, 'name' | 'is_active' | 'scopes' | 'last_used_at' | 'previous_secret_until' | 'created_at', never> = {
    key: "sources",
    title: "Webhook sources",
    noun: "sources",
    filters: [],
    sorts: ["name","created_at","last_used_at"],
    columns: [
        {"key":"name","heading":"Source","sort":"name"},
        {"key":"is_active","heading":"Status"},
        {"key":"scopes","heading":"Scopes"},
        {"key":"last_used_at","heading":"Last used","sort":"last_used_at"},
        {"key":"previous_secret_until","heading":"Old secret until"},
        {"key":"created_at","heading":"Added","sort":"created_at"},
    ],
};
