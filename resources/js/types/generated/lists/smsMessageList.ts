// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { SmsBubble } from '../index';

export const smsMessageList: ListDefinition<SmsBubble, never, never> = {
    key: "messages",
    title: "SMS",
    noun: "messages",
    filters: [],
    sorts: ["sent_at"],
    columns: [],
};
