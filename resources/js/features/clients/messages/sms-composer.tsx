import { PaperAirplaneIcon } from '@heroicons/react/24/outline';
import { Form, FormField, useResourceForm } from '@/components/form';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/textarea';
import { TemplatePicker } from '@/features/clients/messages/template-picker';
import { cn } from '@/lib/cn';
import { formatPhone } from '@/lib/format';
import { smsLength } from '@/lib/sms-segments';
import { clients } from '@/routes/generated';
import type { MessageComposer, SmsUnread } from '@/types/generated';

const MAX_SEGMENTS = 6;

export interface SmsComposerProps {
    clientId: number;
    composer: MessageComposer;
    /** Sending marks these as read. */
    unread: readonly SmsUnread[];
    /** Text to offer, such as a failed message. */
    draft: string;
    onSent: () => void;
    onType: () => void;
}

/** The SMS form, or the reason why the client can't be messaged. */
export function SmsComposer(props: SmsComposerProps) {
    const { composer } = props;
    if (!composer.may_send) {
        return <p className="text-compact text-muted">Your role can’t send SMS.</p>;
    }
    if (composer.block !== null) {
        return (
            <Banner tone="warn" title="You can’t message this client">
                {composer.block}
            </Banner>
        );
    }

    return <WriteSms {...props} />;
}

function WriteSms({ clientId, composer, unread, draft, onSent, onType }: SmsComposerProps) {
    const form = useResourceForm<{ body: string; template_id: string }>({
        data: { body: '', template_id: '' },
        route: clients.messagesStore({ client: clientId }),
        extra: { read_up_to: Math.max(0, ...unread.map((each) => each.last_message_id)) },
        onSuccess: onSent,
        isOnce: true,
    });
    const length = smsLength(form.data.body);
    const isTooLong = length.segments > MAX_SEGMENTS;

    return (
        <Form form={form} label="New SMS" labels={{ body: 'Message' }} className="gap-2">
            <FormField form={form} name="body" required label={`Message to ${recipientText(composer.to)}`}>
                <Textarea
                    name="body"
                    rows={2}
                    placeholder="Write a message…"
                    value={form.data.body}
                    onChange={({ target }) => {
                        form.set('body', target.value);
                        onType();
                    }}
                />
            </FormField>
            <div className="flex flex-wrap items-center gap-2">
                <TemplatePicker
                    templates={composer.templates}
                    onPick={({ id, body }) => {
                        form.set('body', body);
                        form.set('template_id', String(id));
                    }}
                />
                {draft !== '' && form.data.body !== draft && (
                    <Button size="sm" onClick={() => form.set('body', draft)}>
                        Insert failed message
                    </Button>
                )}
                <SegmentCount length={length} isEmpty={form.data.body === ''} />
                <Button
                    type="submit"
                    variant="primary"
                    icon={PaperAirplaneIcon}
                    loading={form.processing}
                    disabled={form.data.body.trim() === '' || isTooLong}
                    className="ml-auto"
                >
                    Send SMS
                </Button>
            </div>
        </Form>
    );
}

export function SegmentCount({ length, isEmpty }: { length: ReturnType<typeof smsLength>; isEmpty: boolean }) {
    const isTooLong = length.segments > MAX_SEGMENTS;

    return (
        <span className={cn('text-compact tabular', isTooLong ? 'text-danger' : 'text-muted')}>
            {isEmpty ? '160 characters per SMS' : `${length.segments} SMS · ${length.left} left`}
            {length.isUnicode && ' · with special characters'}
            {isTooLong && ` · maximum ${MAX_SEGMENTS}`}
        </span>
    );
}

function recipientText(to: string | null): string {
    return to === null ? 'this client' : to.startsWith('+') ? formatPhone(to) : to;
}
