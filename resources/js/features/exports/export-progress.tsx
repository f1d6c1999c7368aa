import { Badge, type Tone } from '@/components/ui/badge';
import { ProgressBar } from '@/components/ui/progress-bar';
import { formatCount } from '@/lib/format';
import { type ExportRow, type ExportStatus, ExportStatusLabels } from '@/types/generated';

const TONES: Record<ExportStatus, Tone> = {
    queued: 'info',
    running: 'info',
    ready: 'ok',
    expired: 'neutral',
    failed: 'danger',
    cancelled: 'neutral',
};

/** The status of an export, with its progress while it runs. */
export function ExportProgress({ row }: { row: Pick<ExportRow, 'status' | 'total_rows' | 'written_rows' | 'error'> }) {
    if (row.status === 'running' && row.total_rows !== null && row.total_rows > 0) {
        const share = Math.min(1, row.written_rows / row.total_rows);

        return (
            <span className="flex min-w-40 items-center gap-2">
                <ProgressBar
                    label={`${formatCount(row.written_rows)} of ${formatCount(row.total_rows)} ${row.total_rows === 1 ? 'row' : 'rows'} written`}
                    value={row.written_rows}
                    max={row.total_rows}
                    className="h-1.5 flex-1"
                />
                <span className="text-compact text-muted tabular">{Math.floor(share * 100)}%</span>
            </span>
        );
    }

    return (
        <span className="inline-flex flex-col gap-1">
            <Badge tone={TONES[row.status]}>{ExportStatusLabels[row.status]}</Badge>
            {row.error && <span className="max-w-72 text-compact whitespace-normal text-danger">{row.error}</span>}
        </span>
    );
}
