import { ChatBubbleLeftRightIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { MessagesSkeleton } from '@/features/clients/messages/messages-skeleton';
import { useReloadOnWork } from '@/features/notifications/use-reload-on-work';
import { ClientPane } from '@/features/sms/client-pane';
import { ConversationActions } from '@/features/sms/conversation-actions';
import { ConversationPane } from '@/features/sms/conversation-pane';
import { ConversationViews } from '@/features/sms/conversation-views';
import { ThreadPane } from '@/features/sms/thread-pane';
import { useKept } from '@/hooks/use-kept';
import { PageHeader } from '@/layouts/page-header';
import { cn } from '@/lib/cn';
import type { SmsPage } from '@/types/generated';

export default function SmsPanel({ view, conversation, message_id, can_mark_as_read, ...page }: SmsPage) {
    const chosenId = conversation?.id ?? null;
    const rows = useKept(page.conversations, view);
    const meta = useKept(page.meta, view);
    const thread = useKept(page.thread, chosenId ?? 0);
    const unread = useKept(page.unread, chosenId ?? 0);
    const composer = useKept(page.composer, chosenId ?? 0);
    const card = useKept(page.card, chosenId ?? 0);
    // Where there is no room for both, the client is shown in place of the thread.
    const [clientOf, setClientOf] = useState<number | null>(null);
    const showsClient = clientOf !== null && clientOf === chosenId;
    // With the composer and the card, because a message such as STOP changes whether the client may be written to.
    useReloadOnWork(['conversations', 'meta', 'conversation', 'thread', 'unread', 'composer', 'card']);

    return (
        <>
            <PageHeader breadcrumbs={[{ title: 'SMS' }]} title="SMS" views={<ConversationViews view={view} />} />
            <div className="flex min-h-130 flex-1 gap-4 px-4 pt-3 pb-4 sm:px-6 lg:min-h-96">
                <ConversationPane
                    view={view}
                    rows={rows}
                    meta={meta}
                    chosenId={chosenId}
                    className={cn('w-full lg:w-72 lg:shrink-0', conversation && 'max-lg:hidden')}
                />
                {conversation === null ? (
                    <Card className="flex flex-1 items-center justify-center max-lg:hidden">
                        <EmptyState icon={ChatBubbleLeftRightIcon} title="No conversation chosen">
                            Choose a conversation to read and answer it.
                        </EmptyState>
                    </Card>
                ) : thread && unread && composer !== undefined && card !== undefined ? (
                    <>
                        <ThreadPane
                            key={conversation.id}
                            conversation={conversation}
                            thread={thread}
                            unread={unread}
                            composer={composer}
                            canMarkAsRead={can_mark_as_read}
                            messageId={message_id}
                            onShowClient={() => setClientOf(conversation.id)}
                            className={cn(showsClient && 'max-xl:hidden')}
                        />
                        <ClientPane
                            conversation={conversation}
                            card={card}
                            mayOptOut={composer?.may_send === true}
                            actions={
                                page.can_work && (
                                    <ConversationActions conversation={conversation} colleagues={page.colleagues} />
                                )
                            }
                            onBack={() => setClientOf(null)}
                            className={cn('w-full min-w-0 overflow-y-auto xl:w-72', !showsClient && 'max-xl:hidden')}
                        />
                    </>
                ) : (
                    <MessagesSkeleton />
                )}
            </div>
        </>
    );
}
