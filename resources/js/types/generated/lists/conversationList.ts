// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { ConversationRow } from '../index';

export const conversationList: ListDefinition<ConversationRow, never, never> = {
    key: "conversations",
    title: "SMS",
    noun: "conversations",
    search: {"label":"Search conversations","placeholder":"Name or number…"},
    filters: [],
    sorts: ["last_message_at"],
    columns: [],
};
