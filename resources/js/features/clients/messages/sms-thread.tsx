import { ChatBubbleLeftRightIcon } from '@heroicons/react/24/outline';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Spinner } from '@/components/ui/spinner';
import { DeliveryStatus } from '@/features/clients/messages/delivery-status';
import type { useThread } from '@/features/clients/messages/use-thread';
import { linkedParts } from '@/features/notes/mention-text';
import { TextParts } from '@/features/notes/note-body';
import { ReceiptsButton } from '@/features/rsg/receipts/receipts-button';
import { useTimeZone } from '@/hooks/use-time-zone';
import { cn } from '@/lib/cn';
import { formatDate, formatTime } from '@/lib/format';
import type { SmsBubble } from '@/types/generated';

interface SmsThreadProps {
    thread: ReturnType<typeof useThread>;
    clientName: string;
    /** The message to scroll to first, instead of the newest one. */
    messageId: number | null;
    onResend: ((body: string) => void) | null;
}

/** Makes the scrolling area reachable by keyboard. */
const FOCUSABLE = { tabIndex: 0 };

/** Scrolling this close to the top loads older messages. */
const NEAR_TOP_PX = 80;

/** The conversation with the newest message at the bottom. Scrolling up loads older messages. */
export function SmsThread({ thread, clientName, messageId, onResend }: SmsThreadProps) {
    const { messages, hasOlder, state, loadOlder } = thread;
    const timeZone = useTimeZone();
    const box = useRef<HTMLDivElement>(null);
    const place = useRef({ first: 0, last: 0, height: 0 });
    const [first, last] = [messages[0]?.id ?? 0, messages.at(-1)?.id ?? 0];

    // Scrolls to new messages. Older messages are added above without moving the visible ones.
    useLayoutEffect(() => {
        const element = box.current;
        const before = place.current;
        const asked = before.last === 0 ? element?.querySelector(`[data-message="${messageId}"]`) : null;
        if (element && asked) {
            element.scrollTop += asked.getBoundingClientRect().top - element.getBoundingClientRect().top;
        } else if (element && last !== before.last) {
            element.scrollTop = element.scrollHeight;
        } else if (element && first !== before.first) {
            element.scrollTop += element.scrollHeight - before.height;
        }
        place.current = { first, last, height: element?.scrollHeight ?? 0 };
    }, [first, last, messageId]);

    if (messages.length === 0) {
        return (
            <div className="flex flex-1 items-center justify-center">
                <EmptyState icon={ChatBubbleLeftRightIcon} title="No messages yet">
                    Messages to and from this client appear here.
                </EmptyState>
            </div>
        );
    }

    return (
        <section
            ref={box}
            aria-label="Conversation"
            {...FOCUSABLE}
            className="min-h-0 flex-1 overflow-y-auto px-4 py-3 focus-visible:-outline-offset-2"
            onScroll={({ currentTarget }) => currentTarget.scrollTop < NEAR_TOP_PX && state === 'idle' && loadOlder()}
        >
            {hasOlder && (
                <div className="flex justify-center pb-3">
                    {state === 'loading' ? (
                        <Spinner />
                    ) : (
                        <Button size="sm" onClick={loadOlder}>
                            {state === 'failed' ? 'Couldn’t load older messages. Try again' : 'Load older messages'}
                        </Button>
                    )}
                </div>
            )}
            <ol className="flex flex-col gap-1.5">
                {messages.map((message, index) => {
                    const day = formatDate(message.sent_at, timeZone);
                    const before = messages[index - 1];

                    return (
                        <li key={message.id} data-message={message.id}>
                            {(!before || formatDate(before.sent_at, timeZone) !== day) && <DayLine day={day} />}
                            <Bubble
                                message={message}
                                time={formatTime(message.sent_at, timeZone)}
                                clientName={clientName}
                                onResend={onResend}
                            />
                        </li>
                    );
                })}
            </ol>
        </section>
    );
}

function DayLine({ day }: { day: string }) {
    return (
        <p className="my-3 flex items-center gap-3 text-xs font-medium text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            {day}
        </p>
    );
}

interface BubbleProps {
    message: SmsBubble;
    time: string;
    clientName: string;
    onResend: ((body: string) => void) | null;
}

function Bubble({ message, time, clientName, onResend }: BubbleProps) {
    const isOurs = message.direction === 'outbound';

    return (
        <article
            aria-label={`${isOurs ? (message.author_name ?? 'Automatic') : clientName}, ${time}`}
            className={cn('flex max-w-[85%] flex-col sm:max-w-[70%]', isOurs ? 'ml-auto items-end' : 'items-start')}
        >
            <p
                className={cn(
                    'w-fit max-w-full rounded-card px-3 py-2 break-words whitespace-pre-wrap',
                    isOurs ? 'rounded-br-sm bg-accent-soft text-ink' : 'rounded-bl-sm bg-sunken text-ink',
                    message.is_unread && 'outline-2 outline-accent',
                )}
            >
                {message.body === null ? (
                    <span className="text-muted">Not shown</span>
                ) : (
                    <TextParts parts={linkedParts(message.body)} />
                )}
            </p>
            <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-xs text-muted">
                <span>{isOurs ? (message.author_name ?? 'Automatic') : clientName}</span>
                <time dateTime={message.sent_at} className="tabular">
                    {time}
                </time>
                {isOurs && <DeliveryStatus message={message} />}
                {isOurs && (
                    <ReceiptsButton
                        subject="sms_message"
                        id={message.id}
                        version={message.status}
                        of={`the message of ${time}`}
                    />
                )}
                {isOurs && message.status === 'failed' && onResend && (
                    <button
                        type="button"
                        className="font-medium text-accent underline"
                        onClick={() => onResend(message.body ?? '')}
                    >
                        Edit and resend
                    </button>
                )}
            </p>
        </article>
    );
}
