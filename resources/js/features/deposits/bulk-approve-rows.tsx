import { Money } from '@/components/ui/money';
import { pluralize } from '@/lib/pluralize';
import type { BulkApprovalResult, DepositRow } from '@/types/generated';

/** Deposits to approve, each with its client. */
export function ApprovedRows({ rows }: { rows: ReadonlyArray<{ row: DepositRow; name: string }> }) {
    return (
        <ul className="flex flex-col gap-1.5">
            {rows.map(({ row, name }) => (
                <li key={row.id} className="flex items-baseline gap-3">
                    <span className="min-w-0 flex-1">
                        {name}
                        {row.payer !== name && <span className="block text-compact text-muted">From {row.payer}</span>}
                    </span>
                    <Money inline cents={row.amount_cents} />
                </li>
            ))}
        </ul>
    );
}

interface ApprovalResultsProps {
    results: readonly BulkApprovalResult[];
    rows: readonly DepositRow[];
}

export function ApprovalResults({ results, rows }: ApprovalResultsProps) {
    return (
        <ul className="flex flex-col gap-2">
            {results.map((result) => (
                <li key={result.id} className="flex items-baseline gap-3">
                    <span className={result.is_approved ? 'text-ok' : 'text-danger'}>
                        {result.is_approved ? 'Approved' : 'Not approved'}
                    </span>
                    <span className="min-w-0 flex-1">
                        {rows.find(({ id }) => id === result.id)?.payer}
                        <span className="block text-compact text-muted">{result.message}</span>
                    </span>
                    <Money inline cents={result.amount_cents} />
                </li>
            ))}
        </ul>
    );
}

/** Deposits that are not approved, each with the reason, on demand. */
export function SkippedRows({ rows }: { rows: ReadonlyArray<{ row: DepositRow; refusal: string }> }) {
    return (
        rows.length > 0 && (
            <details>
                <summary className="cursor-pointer text-muted">
                    {pluralize(rows.length, 'deposit is skipped', 'deposits are skipped')}
                </summary>
                <ul className="mt-2 flex flex-col gap-2">
                    {rows.map(({ row, refusal }) => (
                        <li key={row.id} className="flex items-baseline gap-3">
                            <span className="min-w-0 flex-1">
                                {row.payer}
                                <span className="block text-compact text-muted">{refusal}</span>
                            </span>
                            <Money inline cents={row.amount_cents} />
                        </li>
                    ))}
                </ul>
            </details>
        )
    );
}
