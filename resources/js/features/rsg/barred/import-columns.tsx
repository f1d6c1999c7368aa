import { columnsOf } from '@/components/data-table';
import { Badge, type Tone } from '@/components/ui/badge';
import { Known } from '@/components/ui/known';
import { ImportProgress } from '@/features/imports/import-progress';
import { BarredListBadge } from '@/features/rsg/barred/barred-badges';
import { formatCount, NOTHING } from '@/lib/format';
import { type BarredImportOutcome, BarredImportOutcomeLabels, BarredImportRowStatusLabels } from '@/types/generated';
import { barredImportLineList, barredImportList } from '@/types/generated/lists';

const OUTCOME_TONES: Record<BarredImportOutcome, Tone> = {
    add: 'ok',
    change: 'info',
    lift: 'warn',
    skip: 'neutral',
    error: 'danger',
};

const count = (rows: number) => <span className="tabular">{formatCount(rows)}</span>;

/** The history of imports. */
export const IMPORT_COLUMNS = columnsOf(barredImportList, {
    name: { primary: true, fluid: true },
    source: {
        cell: (row) => (
            <span className="flex min-w-0 flex-col items-start gap-0.5">
                <span className="max-w-60 truncate">{row.source}</span>
                <BarredListBadge list={row.list} />
            </span>
        ),
    },
    jurisdiction: { cell: (row) => row.jurisdiction ?? <span className="text-muted">Our own</span> },
    status: {
        cell: (row) => <ImportProgress status={row.status} done={row.done_rows} total={row.stage_rows} />,
        phoneAside: true,
    },
    added_rows: { cell: (row) => count(row.added_rows), align: 'right' },
    changed_rows: { cell: (row) => count(row.changed_rows), align: 'right' },
    lifted_rows: { cell: (row) => count(row.lifted_rows), align: 'right' },
    unchanged_rows: { cell: (row) => count(row.unchanged_rows), align: 'right', hideOnPhone: true },
    skipped_rows: { cell: (row) => count(row.skipped_rows), align: 'right', hideOnPhone: true },
    error_rows: {
        cell: (row) => (
            <span className={row.error_rows > 0 ? 'text-danger tabular' : 'tabular'}>
                {formatCount(row.error_rows)}
            </span>
        ),
        align: 'right',
    },
    created_at: { secondLine: (row) => `by ${row.importer}` },
});

/** The changes of one import. */
export const LINE_COLUMNS = columnsOf(barredImportLineList, {
    full_name: { cell: (line) => <Known text={line.full_name} />, primary: true },
    row_no: {
        cell: (line) =>
            line.row_no === null ? <span className="text-muted">Not in the file</span> : count(line.row_no),
        align: 'right',
    },
    outcome: {
        cell: (line) => <Badge tone={OUTCOME_TONES[line.outcome]}>{BarredImportOutcomeLabels[line.outcome]}</Badge>,
        phoneAside: true,
    },
    changes: {
        cell: (line) =>
            line.message !== null ? (
                <span className="whitespace-normal">{line.message}</span>
            ) : (
                <ul className="flex flex-col gap-0.5 text-compact">
                    {line.changes.map((change) => (
                        <li key={change.label}>
                            <span className="text-muted">{change.label}:</span>{' '}
                            {line.outcome === 'change' && (
                                <>
                                    <del className="text-muted no-underline">{change.before ?? NOTHING}</del>
                                    <span aria-hidden="true"> → </span>
                                </>
                            )}
                            <ins className="no-underline">{change.after ?? NOTHING}</ins>
                        </li>
                    ))}
                </ul>
            ),
        fluid: true,
    },
    status: { cell: (line) => <span className="text-muted">{BarredImportRowStatusLabels[line.status]}</span> },
});
