import { useState } from 'react';
import { Card } from '@/components/ui/card';
import { SmsComposer } from '@/features/clients/messages/sms-composer';
import { SmsThread } from '@/features/clients/messages/sms-thread';
import { UnreadBar } from '@/features/clients/messages/unread-bar';
import { useThread } from '@/features/clients/messages/use-thread';
import { useReloadWhile } from '@/hooks/use-reload-while';
import { useViewer } from '@/hooks/use-viewer';
import { can } from '@/lib/shared-props';
import type { ClientHeader, MessageComposer, SmsBubble, SmsStretch, SmsUnread } from '@/types/generated';

/** A report that has not come by then may never come. */
const REPORT_WITHIN_MS = 120_000;

interface MessagesPanelProps {
    client: ClientHeader;
    stretch: SmsStretch;
    unread: readonly SmsUnread[];
    composer: MessageComposer;
}

/** The conversation with a client, and where one writes to them. */
export function MessagesPanel({ client, stretch, unread, composer }: MessagesPanelProps) {
    const thread = useThread(client.id, stretch);
    const viewer = useViewer();
    const [writing, setWriting] = useState(() => ({ reference: crypto.randomUUID(), draft: '' }));
    useReloadWhile(thread.messages.some(isUnderWay), ['thread']);
    const begin = (draft: string) => setWriting({ reference: crypto.randomUUID(), draft });
    const mayWrite = composer.may_send && composer.block === null;

    return (
        <Card className="flex min-h-0 flex-1 flex-col" aria-label="SMS">
            {can(viewer, 'viewSMSPanel') && <UnreadBar unread={unread} />}
            <SmsThread thread={thread} clientName={client.first_name} onWriteAgain={mayWrite ? begin : null} />
            <div className="border-t border-line p-4">
                <SmsComposer clientId={client.id} composer={composer} {...writing} onSent={() => begin('')} />
            </div>
        </Card>
    );
}

function isUnderWay({ direction, status, sent_at }: SmsBubble): boolean {
    return (
        direction === 'outbound' &&
        (status === 'queued' || status === 'sent') &&
        Date.now() - Date.parse(sent_at) < REPORT_WITHIN_MS
    );
}
