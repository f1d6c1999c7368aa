import { router } from '@inertiajs/react';
import { useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Money } from '@/components/ui/money';
import { formatCount, formatMoney } from '@/lib/format';
import { requestJson } from '@/lib/http';
import { deposits as routes } from '@/routes/generated';
import type { BulkApproval, BulkApprovalResult, DepositRow } from '@/types/generated';

const NOT_ANSWERED =
    'The server could not be reached. Some may have been approved all the same: close this and look at the list.';

interface BulkApproveProps {
    /** The selected rows of this page. */
    rows: readonly DepositRow[];
    onDone: () => void;
}

/** Approves several deposits for the clients whom they are matched to; what came of each is told row by row. */
export function BulkApprove({ rows, onDone }: BulkApproveProps) {
    const [isOpen, setIsOpen] = useState(false);
    const [isBusy, setIsBusy] = useState(false);
    const [failure, setFailure] = useState<string | null>(null);
    const [answer, setAnswer] = useState<BulkApproval | null>(null);
    // As they were when the question was put: what the list takes over since has not been looked at.
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
                title={answer === null ? `Approve ${ready.length} deposits?` : 'What came of it'}
                description={
                    answer === null
                        ? `${formatMoney(sum)} in all. Each is credited to the client whom it is matched to; another payer’s money and what may be a repeat are left out and ask for a look of their own.`
                        : outcome(answer)
                }
                footer={
                    answer === null ? (
                        <>
                            <Button onClick={close} disabled={isBusy}>
                                Cancel
                            </Button>
                            <Button variant="primary" loading={isBusy} onClick={() => void approve()}>
                                Approve
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
                    <Banner tone="warn" title={`${formatCount(changed)} of these changed while this was open`}>
                        What changed is not approved. Close this to look at the list as it is now.
                    </Banner>
                )}
                {answer === null && left > 0 && (
                    <Banner tone="info">
                        {formatCount(left)} left: not matched yet. Open them to choose the client.
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

/** The client of a pending one is a supposition: it is looked at by itself. */
function isMatched(row: DepositRow): boolean {
    return isWaiting(row) && row.status === 'matched';
}

function outcome({ results, left_out }: BulkApproval): string {
    const credited = results.filter(({ is_approved }) => is_approved).length;

    return [`${credited} of ${results.length} are credited.`, left_out].filter((words) => words !== null).join(' ');
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
