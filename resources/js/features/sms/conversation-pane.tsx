import { ChatBubbleLeftRightIcon } from '@heroicons/react/24/outline';
import { useRef } from 'react';
import { ListPager } from '@/components/data-table/list-pager';
import { useListState } from '@/components/data-table/use-list-state';
import { SearchInput } from '@/components/filters/search-input';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import { ConversationItem } from '@/features/sms/conversation-item';
import { useConversationLinks } from '@/features/sms/use-conversation-links';
import { useLinkKeys } from '@/hooks/use-link-keys';
import { cn } from '@/lib/cn';
import type { ConversationRow, ConversationView, ListMeta } from '@/types/generated';
import { conversationList } from '@/types/generated/lists';

const EMPTY: Record<ConversationView, [title: string, hint: string]> = {
    all: ['No conversations', 'SMS from and to clients appear here automatically.'],
    mine: ['No conversations assigned to you', 'Assign a conversation to yourself, and it appears here.'],
    unread: ['No unread messages', 'New messages appear here automatically.'],
    snoozed: ['No snoozed conversations', 'Snoozed conversations wait here until their time.'],
};

const ROWS = ['w-40', 'w-32', 'w-44', 'w-36', 'w-28', 'w-48'];

interface ConversationPaneProps {
    view: ConversationView;
    rows: readonly ConversationRow[] | undefined;
    meta: ListMeta | undefined;
    chosenId: number | null;
    className?: string;
}

/** The conversations of the view, with search and pages. */
export function ConversationPane({ view, rows, meta, chosenId, className }: ConversationPaneProps) {
    const list = useListState(['conversations', 'meta']);
    const links = useConversationLinks();
    const items = useRef<HTMLOListElement>(null);
    useLinkKeys(items);
    const search = list.query.search ?? '';

    return (
        <Card className={cn('flex min-h-0 flex-col', className)} aria-label="Conversations">
            <div className="flex border-b border-line p-2">
                <SearchInput
                    value={search}
                    label={conversationList.search?.label ?? ''}
                    placeholder={conversationList.search?.placeholder ?? ''}
                    onSearch={(text) => list.apply({ search: text === '' ? null : text }, { replace: true })}
                    className="sm:flex-1"
                />
            </div>
            {rows && meta ? (
                <>
                    {rows.length === 0 ? (
                        <Empty view={view} search={search} />
                    ) : (
                        <ol
                            ref={items}
                            aria-busy={list.isLoading || undefined}
                            className="min-h-0 flex-1 overflow-y-auto"
                        >
                            {rows.map((conversation) => (
                                <ConversationItem
                                    key={conversation.id}
                                    conversation={conversation}
                                    isChosen={conversation.id === chosenId}
                                    links={links}
                                />
                            ))}
                        </ol>
                    )}
                    <ListPager list={list} meta={meta} shown={rows.length} label="Pages of conversations" />
                </>
            ) : (
                <div aria-hidden="true" className="flex flex-col gap-5 p-4">
                    {ROWS.map((width) => (
                        <Skeleton key={width} className={cn('h-9', width)} />
                    ))}
                </div>
            )}
        </Card>
    );
}

function Empty({ view, search }: { view: ConversationView; search: string }) {
    const [title, hint] = EMPTY[view];

    return search === '' ? (
        <EmptyState icon={ChatBubbleLeftRightIcon} title={title}>
            {hint}
        </EmptyState>
    ) : (
        <EmptyState icon={ChatBubbleLeftRightIcon} title={`No conversations with “${search}”`}>
            Check the spelling or choose another view.
        </EmptyState>
    );
}
