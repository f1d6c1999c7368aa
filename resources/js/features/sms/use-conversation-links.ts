import { usePage } from '@inertiajs/react';
import { splitUrl, withQuery } from '@/components/data-table/list-query';

/** The props that another conversation changes. */
const ONLY = ['conversation', 'thread', 'unread', 'composer', 'card', 'message_id'];

/** Links to the conversations of the list, which stays as it is. The chosen one is in the URL. */
export function useConversationLinks() {
    const { path, query } = splitUrl(usePage().url);
    const { conversation: _, message_id: __, ...list } = query;

    return {
        visit: { only: ONLY, preserveState: true as const, preserveScroll: true as const },
        hrefOf: (id: number) => withQuery(path, { ...list, conversation: String(id) }),
        /** The list without a chosen conversation. */
        listUrl: withQuery(path, list),
    };
}
