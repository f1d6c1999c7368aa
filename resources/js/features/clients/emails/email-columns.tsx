import { ArrowDownLeftIcon, ArrowUpRightIcon, PaperClipIcon } from '@heroicons/react/24/outline';
import { columnsOf } from '@/components/data-table';
import { EmailStatusBadge } from '@/features/clients/emails/email-status-badge';
import { type EmailRow, MessageDirectionLabels } from '@/types/generated';
import { emailList } from '@/types/generated/lists';

export function emailColumns(onOpen: (id: number) => void) {
    return columnsOf(emailList, {
        subject: {
            cell: (email) => (
                <span className="inline-flex max-w-full items-center gap-2.5">
                    <DirectionIcon email={email} />
                    <button
                        type="button"
                        onClick={() => onOpen(email.id)}
                        className="min-w-0 truncate text-left font-medium hover:underline"
                    >
                        {email.subject}
                    </button>
                    {email.attachments > 0 && (
                        <span className="inline-flex items-center gap-0.5 text-xs text-muted">
                            <PaperClipIcon aria-hidden="true" className="size-3.5" />
                            {email.attachments}
                            <span className="sr-only"> files</span>
                        </span>
                    )}
                </span>
            ),
            primary: true,
        },
        who: {
            cell: (email) => (
                <span className="block max-w-96 truncate text-muted">
                    {email.direction === 'inbound'
                        ? `From ${email.from_address}`
                        : `${email.author_name ?? 'Automatic'} to ${email.to_address}`}
                </span>
            ),
        },
        status: { cell: (email) => <EmailStatusBadge status={email.status} />, phoneAside: true },
    });
}

function DirectionIcon({ email }: { email: EmailRow }) {
    const Glyph = email.direction === 'inbound' ? ArrowDownLeftIcon : ArrowUpRightIcon;

    return (
        <span className="grid size-7 shrink-0 place-items-center rounded-control bg-sunken text-muted">
            <Glyph aria-hidden="true" className="size-4" />
            <span className="sr-only">{MessageDirectionLabels[email.direction]}</span>
        </span>
    );
}
