import { router } from '@inertiajs/react';
import { useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Money } from '@/components/ui/money';
import { formatMoney } from '@/lib/format';
import { requestJson } from '@/lib/http';
import { pluralize } from '@/lib/pluralize';
import { deposits as routes } from '@/routes/generated';
import type { BulkApproval, BulkApprovalResult, DepositRow } from '@/types/generated';

const NOT_ANSWERED =
    'Couldn’t reach the server. Some deposits may have been approved. Close this dialog and check the list.';

interface BulkApproveProps {
    /** Selected rows of the current page. */
    rows: readonly DepositRow[];
    onDone: () => void;
}

/** Approves several matched deposits and shows the result of each. */
export function BulkApprove({ rows, onDone }: BulkApproveProps) {
    const [isOpen, setIsOpen] = useState(false);
    const [isBusy, setIsBusy] = useState(false);
    const [failure, setFailure] = useState<string | null>(null);
    const [answer, setAnswer] = useState<BulkApproval | null>(null);
    // The rows as they were when the dialog opened, not as the list shows them after a live update.
    const [asked, setAsked] = useState<readonly DepositRow[]>([]);
    const ready = asked.filter(isMatched);
    const left = asked.length - ready.length;
    const sum = ready.reduce((cents, { amount_cents }) => cents + amount_cents, 0);
    const changed = asked.filter(({ id, version }) => rows.find((row) => row.id === id)?.version !== version).length;
    const offered = rows.filter(isMatched).length;

    const ask = () => {
        setAsked(rows.filter(isWaiting));
        setIsOpen(true);
    };
    const approve = async () => {
        setIsBusy(true);
        setFailure(null);
        try {
            setAnswer(
                await requestJson<BulkApproval>(routes.approveMany(), {
                    data: { deposits: asked.map(({ id, version }) => ({ id, version })) },
                }),
            );
        } catch {
            setFailure(NOT_ANSWERED);
        } finally {
            setIsBusy(false);
        }
    };
    const close = () => {
        if (isBusy) {
            return;
        }
        setIsOpen(false);
        if (answer !== null || failure !== null) {
            setAnswer(null);
            onDone();
            router.reload();
        }
    };

    return (
        <>
            <Button size="sm" disabled={offered === 0} onClick={ask}>
                Approve matched ({offered})
            </Button>
            <Dialog
                open={isOpen}
                onClose={close}
                size="lg"
                title={
                    answer === null ? `Approve ${pluralize(ready.length, 'deposit', 'deposits')}?` : 'Approval results'
                }
                description={
                    answer === null
                        ? `${formatMoney(sum)} in total. Each deposit is credited to its matched client. Deposits from another payer and possible duplicates are skipped: review them individually.`
                        : outcome(answer)
                }
                footer={
                    answer === null ? (
                        <>
                            <Button onClick={close} disabled={isBusy}>
                                Cancel
                            </Button>
                            <Button variant="primary" loading={isBusy} onClick={() => void approve()}>
                                Approve deposits
                            </Button>
                        </>
                    ) : (
                        <Button variant="primary" onClick={close}>
                            Done
                        </Button>
                    )
                }
            >
                {failure && <Banner tone="danger">{failure}</Banner>}
                {answer === null && failure === null && !isBusy && changed > 0 && (
                    <Banner
                        tone="warn"
                        title={`${pluralize(changed, 'deposit', 'deposits')} changed while you were reviewing`}
                    >
                        Changed deposits aren’t approved. Close this dialog to see the current list.
                    </Banner>
                )}
                {answer === null && left > 0 && (
                    <Banner tone="info">
                        {pluralize(left, 'deposit isn’t matched yet and is', 'deposits aren’t matched yet and are')}{' '}
                        skipped. Open
                        {left === 1 ? ' it' : ' them'} to choose a client.
                    </Banner>
                )}
                {answer === null ? <Asked rows={ready} /> : <Results results={answer.results} rows={asked} />}
            </Dialog>
        </>
    );
}

function isWaiting({ waiting_since }: DepositRow): boolean {
    return waiting_since !== null;
}

/** The client of a pending deposit is only a suggestion, which needs its own review. */
function isMatched(row: DepositRow): boolean {
    return isWaiting(row) && row.status === 'matched';
}

function outcome({ results, left_out }: BulkApproval): string {
    const credited = results.filter(({ is_approved }) => is_approved).length;

    return [`${credited} of ${results.length} deposits credited.`, left_out]
        .filter((words) => words !== null)
        .join(' ');
}

function Asked({ rows }: { rows: readonly DepositRow[] }) {
    return (
        <ul className="flex flex-col gap-1.5">
            {rows.map((row) => (
                <li key={row.id} className="flex items-baseline gap-3">
                    <span className="min-w-0 flex-1 truncate">{row.client?.full_name}</span>
                    <Money inline cents={row.amount_cents} />
                </li>
            ))}
        </ul>
    );
}

function Results({ results, rows }: { results: readonly BulkApprovalResult[]; rows: readonly DepositRow[] }) {
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
