import { useState } from 'react';
import { Card } from '@/components/ui/card';
import { SmsComposer } from '@/features/clients/messages/sms-composer';
import { SmsThread } from '@/features/clients/messages/sms-thread';
import { UnreadBar } from '@/features/clients/messages/unread-bar';
import { useThread } from '@/features/clients/messages/use-thread';
import { useReloadWhile } from '@/hooks/use-reload-while';
import { COMPOSER_ID, focusWhenAsked } from '@/lib/composer';
import type { ClientHeader, MessageComposer, SmsBubble, SmsHistory, SmsUnread } from '@/types/generated';

/** Polling stops after this time, because a later delivery report may never arrive. */
const REPORT_WITHIN_MS = 120_000;

interface MessagesPanelProps {
    client: ClientHeader;
    latest: SmsHistory;
    unread: readonly SmsUnread[];
    /** Null in a past record. */
    composer: MessageComposer | null;
}

/** The SMS conversation with a client and the composer. */
export function MessagesPanel({ client, latest, unread, composer }: MessagesPanelProps) {
    const thread = useThread(client.id, latest);
    const [writing, setWriting] = useState(() => ({ reference: crypto.randomUUID(), draft: '' }));
    useReloadWhile(thread.messages.some(isSending), ['thread']);
    const begin = () => setWriting({ reference: crypto.randomUUID(), draft: '' });
    // The same reference, so that the form keeps what the user has written.
    const offer = (draft: string) => setWriting(({ reference }) => ({ reference, draft }));
    const mayWrite = composer?.may_send === true && composer.block === null;

    return (
        <Card className="flex min-h-96 min-w-0 flex-1 flex-col xl:min-h-0" aria-label="SMS">
            {composer?.may_send === true && <UnreadBar unread={unread} />}
            <SmsThread thread={thread} clientName={client.first_name} onResend={mayWrite ? offer : null} />
            {composer && (
                <div ref={focusWhenAsked} id={COMPOSER_ID} className="border-t border-line p-4">
                    <SmsComposer clientId={client.id} composer={composer} {...writing} onSent={begin} />
                </div>
            )}
        </Card>
    );
}

function isSending({ direction, status, sent_at }: SmsBubble): boolean {
    return (
        direction === 'outbound' &&
        (status === 'queued' || status === 'sent') &&
        Date.now() - Date.parse(sent_at) < REPORT_WITHIN_MS
    );
}
