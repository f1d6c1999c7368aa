import { Link } from '@inertiajs/react';
import { columnsOf } from '@/components/data-table';
import { Badge, type Tone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { RowDecision } from '@/features/imports/row-decision';
import { formatCount, NOTHING } from '@/lib/format';
import { clients } from '@/routes/generated';
import { type ImportDetails, type ImportLine, type ImportRowStatus, ImportRowStatusLabels } from '@/types/generated';
import { importLineList } from '@/types/generated/lists';

const TONES: Record<ImportRowStatus, Tone> = {
    waiting: 'warn',
    ok: 'info',
    created: 'ok',
    updated: 'info',
    skipped: 'neutral',
    error: 'danger',
    undone: 'neutral',
    kept: 'warn',
};

/** The columns of an import's rows, with the choices for rows that need a decision or a correction. */
export const lineColumns = (details: ImportDetails, onCorrect: (line: ImportLine) => void) =>
    columnsOf(importLineList, {
        row_no: { cell: (line) => formatCount(line.row_no), align: 'right', className: 'w-px' },
        who: {
            cell: (line) =>
                line.client_id === null ? (
                    line.who || NOTHING
                ) : (
                    <Link href={clients.edit({ client: line.client_id })} className="hover:underline">
                        {line.who || `Client ${line.client_id}`}
                    </Link>
                ),
            primary: true,
            className: 'lg:max-w-56 truncate',
        },
        status: {
            cell: (line) => <Badge tone={TONES[line.status]}>{ImportRowStatusLabels[line.status]}</Badge>,
            phoneAside: true,
        },
        why: {
            cell: (line) => <Why line={line} details={details} onCorrect={onCorrect} />,
            phoneFoot: true,
            className: 'min-w-72 py-1.5 whitespace-normal!',
        },
        text: {
            cell: (line) => (
                <span title={line.text} className="block max-w-80 truncate text-compact text-muted">
                    {line.text}
                </span>
            ),
            hideOnPhone: true,
        },
    });

interface WhyProps {
    line: ImportLine;
    details: ImportDetails;
    onCorrect: (line: ImportLine) => void;
}

function Why({ line, details, onCorrect }: WhyProps) {
    return (
        <span className="flex flex-col gap-0.5">
            {line.messages.map((message) => (
                <span key={message}>{message}</span>
            ))}
            {line.changes.map(({ field, before, after }) => (
                <span key={field} className="text-compact">
                    <span className="text-muted">{field}:</span> <s className="text-muted">{before || NOTHING}</s> →{' '}
                    {after || NOTHING}
                </span>
            ))}
            {line.cells.length > 0 && details.can_decide && (
                <span className="mt-1">
                    <Button size="sm" onClick={() => onCorrect(line)}>
                        Correct row
                    </Button>
                </span>
            )}
            {line.status === 'waiting' && <RowDecision details={details} line={line} canDecide={details.can_decide} />}
        </span>
    );
}
