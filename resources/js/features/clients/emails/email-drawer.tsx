import { ArrowDownTrayIcon } from '@heroicons/react/24/outline';
import { useEffect, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { DateTime } from '@/components/ui/date-time';
import { DescriptionList } from '@/components/ui/description-list';
import { Drawer } from '@/components/ui/drawer';
import { SkeletonText } from '@/components/ui/skeleton';
import { downloadAttachment } from '@/features/attachments/attachment-url';
import { FileIcon } from '@/features/attachments/file-icon';
import { EmailStatusBadge } from '@/features/clients/emails/email-status-badge';
import { useAsOfDay } from '@/features/clients/record/use-as-of-day';
import { linkedParts } from '@/features/notes/mention-text';
import { TextParts } from '@/features/notes/note-body';
import { ReceiptsSection } from '@/features/rsg/receipts/receipts-section';
import { formatBytes } from '@/lib/format';
import { requestJson } from '@/lib/http';
import { clients } from '@/routes/generated';
import type { EmailDetails, EmailRow } from '@/types/generated';

interface EmailDrawerProps {
    clientId: number;
    email: EmailRow | null;
    onClose: () => void;
}

/** An email with its delivery status, text and files. */
export function EmailDrawer({ clientId, email, onClose }: EmailDrawerProps) {
    // Keeps the text visible while the drawer slides out.
    const [shown, setShown] = useState(email);
    if (email !== null && email !== shown) {
        setShown(email);
    }

    return (
        <Drawer open={email !== null} onClose={onClose} title={shown?.subject ?? ''}>
            {shown && <EmailText key={`${shown.id}-${shown.status}`} clientId={clientId} email={shown} />}
        </Drawer>
    );
}

function EmailText({ clientId, email }: { clientId: number; email: EmailRow }) {
    const [details, setDetails] = useState<EmailDetails | 'failed' | null>(null);
    const { id } = email;
    const day = useAsOfDay();

    useEffect(() => {
        const controller = new AbortController();
        requestJson<EmailDetails>(clients.emailsShow({ client: clientId, email: id }, { query: { as_of: day } }), {
            signal: controller.signal,
        })
            .then(setDetails)
            .catch(() => !controller.signal.aborted && setDetails('failed'));

        return () => controller.abort();
    }, [clientId, id, day]);

    if (details === null) {
        return <SkeletonText lines={6} />;
    }
    if (details === 'failed') {
        return <p className="text-muted">Couldn’t load the email. Close this panel and try again.</p>;
    }

    return (
        <div className="flex flex-col gap-4">
            {details.error !== null && (
                <Banner tone={email.status === 'unknown' ? 'warn' : 'danger'} title="Delivery problem">
                    {details.error}
                </Banner>
            )}
            <DescriptionList items={detailItems(email, details)} className="sm:grid-cols-[6rem_1fr]!" />
            {details.body === null ? (
                <p className="text-muted">Your role can’t read messages to clients.</p>
            ) : (
                <p className="rounded-card border border-line bg-surface p-4 break-words whitespace-pre-wrap">
                    <TextParts parts={linkedParts(details.body)} />
                </p>
            )}
            {email.direction === 'outbound' && day === null && (
                <ReceiptsSection subject="email" id={id} version={email.status} />
            )}
            {details.attachments.length > 0 && (
                <ul className="flex flex-col gap-2" aria-label="Files">
                    {details.attachments.map((file) => (
                        <li key={file.id} className="flex items-center gap-2.5">
                            <FileIcon mime={file.mime} />
                            <span className="min-w-0 flex-1 truncate">{file.name}</span>
                            <span className="text-compact text-muted tabular">{formatBytes(file.size)}</span>
                            <Button
                                size="sm"
                                icon={ArrowDownTrayIcon}
                                aria-label={`Download ${file.name}`}
                                onClick={() => downloadAttachment({ subjectType: 'email', subjectId: id }, file.id)}
                            >
                                Download
                            </Button>
                        </li>
                    ))}
                </ul>
            )}
        </div>
    );
}

function detailItems(email: EmailRow, details: EmailDetails) {
    return [
        { term: 'Status', details: <EmailStatusBadge status={email.status} /> },
        { term: 'From', details: <span className="break-all">{email.from_address}</span> },
        { term: 'To', details: <span className="break-all">{email.to_address}</span> },
        ...(email.direction === 'outbound' ? [{ term: 'Written by', details: email.author_name }] : []),
        ...(details.template_name === null ? [] : [{ term: 'Template', details: details.template_name }]),
        {
            term: email.direction === 'inbound' ? 'Received' : 'Written',
            details: <DateTime value={email.created_at} />,
        },
        ...(details.sent_at === null ? [] : [{ term: 'Sent', details: <DateTime value={details.sent_at} /> }]),
        ...(details.delivered_at === null
            ? []
            : [{ term: 'Delivered', details: <DateTime value={details.delivered_at} /> }]),
    ];
}
