import { ArrowDownLeftIcon, ArrowUpRightIcon, PaperClipIcon } from '@heroicons/react/24/outline';
import { columnsFor } from '@/components/data-table';
import type { FilterDefinition } from '@/components/filters';
import { DateTime } from '@/components/ui/date-time';
import { EmailStatusBadge } from '@/features/clients/emails/email-status-badge';
import {
    type EmailRow,
    EmailStatusLabels,
    EmailStatusValues,
    MessageDirectionLabels,
    MessageDirectionValues,
} from '@/types/generated';

const column = columnsFor<EmailRow>();

export function emailColumns(onOpen: (id: number) => void) {
    return column.columns([
        column.accessor('subject', {
            header: 'Subject',
            cell: ({ row: { original: email } }) => (
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
            meta: { primary: true, filter: DIRECTION },
        }),
        column.display({
            id: 'who',
            header: 'Between',
            cell: ({ row: { original: email } }) => (
                <span className="block max-w-72 truncate text-muted">
                    {email.direction === 'inbound'
                        ? `From ${email.from_address}`
                        : `${email.author_name ?? 'Automatic'} to ${email.to_address}`}
                </span>
            ),
        }),
        column.accessor('status', {
            header: 'State',
            cell: ({ getValue }) => <EmailStatusBadge status={getValue()} />,
            meta: { phoneAside: true, filter: STATUS },
        }),
        column.accessor('created_at', {
            header: 'When',
            cell: ({ getValue }) => <DateTime value={getValue()} />,
            meta: { sortKey: 'created_at', descendingFirst: true },
        }),
    ]);
}

const DIRECTION: FilterDefinition = {
    kind: 'single-select',
    key: 'direction',
    label: 'Direction',
    options: MessageDirectionValues.map((value) => ({ value, label: MessageDirectionLabels[value] })),
};

const STATUS: FilterDefinition = {
    kind: 'multi-select',
    key: 'status',
    label: 'State',
    options: EmailStatusValues.map((value) => ({ value, label: EmailStatusLabels[value] })),
};

function DirectionIcon({ email }: { email: EmailRow }) {
    const Glyph = email.direction === 'inbound' ? ArrowDownLeftIcon : ArrowUpRightIcon;

    return (
        <span className="grid size-7 shrink-0 place-items-center rounded-control bg-sunken text-muted">
            <Glyph aria-hidden="true" className="size-4" />
            <span className="sr-only">{MessageDirectionLabels[email.direction]}</span>
        </span>
    );
}
