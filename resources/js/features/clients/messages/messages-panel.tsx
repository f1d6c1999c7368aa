import { type ReactNode, useState } from 'react';
import { Card } from '@/components/ui/card';
import { SmsComposer, type SmsComposerProps } from '@/features/clients/messages/sms-composer';
import { SmsThread } from '@/features/clients/messages/sms-thread';
import { UnreadBar } from '@/features/clients/messages/unread-bar';
import { useReloadOnAnswer } from '@/features/clients/messages/use-reload-on-answer';
import { type OlderRoute, useThread } from '@/features/clients/messages/use-thread';
import { useTypists } from '@/features/clients/messages/use-typists';
import { useReloadWhile } from '@/hooks/use-reload-while';
import { cn } from '@/lib/cn';
import { COMPOSER_ID, focusWhenAsked } from '@/lib/composer';
import type { MessageComposer, SmsBubble, SmsHistory, SmsUnread } from '@/types/generated';

/** Polling stops after this time, because a later delivery report may never arrive. */
const REPORT_WITHIN_MS = 120_000;
const NAMES = new Intl.ListFormat('en-AU');

interface MessagesPanelProps {
    /** The sender: a client, or a number without one. */
    client: { id: number | null; first_name: string };
    latest: SmsHistory;
    olderRoute: OlderRoute;
    unread: readonly SmsUnread[];
    canMarkAsRead: boolean;
    /** Null where no message can be written, such as in a past record. */
    composer: MessageComposer | null;
    /** Above the thread. */
    header?: ReactNode;
    /** In place of the composer. */
    note?: ReactNode;
    /** The message to scroll to, instead of the newest one. */
    messageId?: number | null;
    className?: string;
}

/** The SMS conversation with a client and the composer. */
export function MessagesPanel({
    client,
    latest,
    olderRoute,
    unread,
    canMarkAsRead,
    composer,
    ...rest
}: MessagesPanelProps) {
    const { header, note, messageId = null, className } = rest;
    const thread = useThread(olderRoute, latest);
    const [draft, setDraft] = useState('');
    useReloadWhile(thread.messages.some(isSending), ['thread']);
    const mayWrite = composer?.may_send === true && composer.block === null;

    return (
        <Card className={cn('flex min-h-96 min-w-0 flex-1 flex-col xl:min-h-0', className)} aria-label="SMS">
            {header}
            {canMarkAsRead && <UnreadBar unread={unread} />}
            <SmsThread
                thread={thread}
                clientName={client.first_name}
                messageId={messageId}
                onResend={mayWrite ? setDraft : null}
            />
            {composer && client.id !== null ? (
                <div ref={focusWhenAsked} id={COMPOSER_ID} className="relative border-t border-line p-4">
                    <SharedComposer
                        clientId={client.id}
                        composer={composer}
                        unread={unread}
                        draft={draft}
                        onSent={() => setDraft('')}
                    />
                </div>
            ) : (
                note && <div className="border-t border-line p-4">{note}</div>
            )}
        </Card>
    );
}

/** The composer below the names of colleagues who are typing to the same client, so that the client gets one answer. */
function SharedComposer({ onSent, ...props }: Omit<SmsComposerProps, 'onType'>) {
    const { typists, announce } = useTypists(props.clientId);
    const tellOfAnswer = useReloadOnAnswer(props.clientId);

    return (
        <>
            <p role="status" className="absolute inset-x-4 top-0 truncate text-xs text-muted">
                {typists.length > 0 &&
                    `${NAMES.format(typists.map(({ full_name }) => full_name))} ${typists.length > 1 ? 'are' : 'is'} typing…`}
            </p>
            <SmsComposer
                {...props}
                onSent={() => {
                    tellOfAnswer();
                    onSent();
                }}
                onType={announce}
            />
        </>
    );
}

function isSending({ direction, status, sent_at }: SmsBubble): boolean {
    return (
        direction === 'outbound' &&
        (status === 'queued' || status === 'sent') &&
        Date.now() - Date.parse(sent_at) < REPORT_WITHIN_MS
    );
}
