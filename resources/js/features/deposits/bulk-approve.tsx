import { router } from '@inertiajs/react';
import { useRef, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { SkeletonText } from '@/components/ui/skeleton';
import { ApprovalResults, ApprovedRows, SkippedRows } from '@/features/deposits/bulk-approve-rows';
import { formatMoney } from '@/lib/format';
import { requestJson } from '@/lib/http';
import { pluralize } from '@/lib/pluralize';
import { deposits as routes } from '@/routes/generated';
import type { BulkApproval, BulkApprovalCandidate, BulkApprovalPreview, DepositRow } from '@/types/generated';

/** The server's limit for one call. */
const MOST = 100;

const NOT_CHECKED = 'Couldn’t reach the server. Nothing was approved. Close this dialog and try again.';
const NOT_ANSWERED =
    'Couldn’t reach the server. Some deposits may have been approved. Close this dialog and check the list.';

interface BulkApproveProps {
    label: string;
    rows: readonly DepositRow[];
    onDone?: () => void;
}

/** Approves the deposits that have a certain client, after a confirmation with each client, and shows the result of each. */
export function BulkApprove({ label, rows, onDone }: BulkApproveProps) {
    const [isOpen, setIsOpen] = useState(false);
    const [isBusy, setIsBusy] = useState(false);
    const [failure, setFailure] = useState<string | null>(null);
    const [candidates, setCandidates] = useState<readonly BulkApprovalCandidate[] | null>(null);
    const [answer, setAnswer] = useState<BulkApproval | null>(null);
    // The rows as they were when the dialog opened, not as the list shows them after a live update.
    const [asked, setAsked] = useState<readonly DepositRow[]>([]);
    const checking = useRef<AbortController>(null);
    const waiting = rows.filter(isWaiting);
    const ready = asked.flatMap((row) => {
        const found = candidates?.find(({ id }) => id === row.id);

        return found?.client_id == null ? [] : [{ row, clientId: found.client_id, name: found.client_name ?? '' }];
    });
    const skipped = asked.flatMap((row) => {
        const refusal = candidates?.find(({ id }) => id === row.id)?.refusal;

        return refusal == null ? [] : [{ row, refusal }];
    });
    const sum = ready.reduce((cents, { row }) => cents + row.amount_cents, 0);
    const changed = ready.filter(({ row }) => rows.find(({ id }) => id === row.id)?.version !== row.version).length;

    const ask = async () => {
        const first = waiting.slice(0, MOST);
        const controller = new AbortController();
        checking.current = controller;
        setAsked(first);
        setCandidates(null);
        setFailure(null);
        setIsOpen(true);
        try {
            const data = { deposits: first.map(({ id, version }) => ({ id, version })) };
            const { signal } = controller;
            setCandidates((await requestJson<BulkApprovalPreview>(routes.previewMany(), { data, signal })).candidates);
        } catch {
            controller.signal.aborted || setFailure(NOT_CHECKED);
        }
    };
    const approve = async () => {
        setIsBusy(true);
        try {
            const data = {
                deposits: ready.map(({ row: { id, version }, clientId }) => ({ id, version, client_id: clientId })),
            };
            setAnswer(await requestJson<BulkApproval>(routes.approveMany(), { data }));
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
        checking.current?.abort();
        setIsOpen(false);
        if (answer !== null || failure !== null) {
            setAnswer(null);
            onDone?.();
            router.reload();
        }
    };

    const canApprove = answer === null && failure === null && ready.length > 0;

    return (
        <>
            <Button size="sm" disabled={waiting.length === 0} onClick={() => void ask()}>
                {label}
            </Button>
            <Dialog
                open={isOpen}
                onClose={close}
                size="lg"
                title={titleOf(answer !== null, candidates === null, ready.length)}
                description={answer === null ? descriptionOf(candidates, ready.length, sum) : outcome(answer)}
                footer={
                    canApprove ? (
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
                            {answer === null ? 'Close' : 'Done'}
                        </Button>
                    )
                }
            >
                <div className="flex flex-col gap-3">
                    {failure && <Banner tone="danger">{failure}</Banner>}
                    {candidates === null && failure === null && <SkeletonText lines={4} />}
                    {canApprove && !isBusy && changed > 0 && (
                        <Banner
                            tone="warn"
                            title={`${pluralize(changed, 'deposit', 'deposits')} changed while you were reviewing`}
                        >
                            Changed deposits aren’t approved. Close this dialog to see the current list.
                        </Banner>
                    )}
                    {answer === null && waiting.length > MOST && (
                        <Banner tone="info">Only the first {MOST} open deposits of the page are included.</Banner>
                    )}
                    {answer === null ? (
                        <ApprovedRows rows={ready} />
                    ) : (
                        <ApprovalResults results={answer.results} rows={asked} />
                    )}
                    <SkippedRows rows={skipped} />
                </div>
            </Dialog>
        </>
    );
}

function isWaiting({ waiting_since }: DepositRow): boolean {
    return waiting_since !== null;
}

function titleOf(isDone: boolean, isChecking: boolean, count: number): string {
    if (isDone) {
        return 'Approval results';
    }
    if (isChecking) {
        return 'Approve deposits';
    }

    return count === 0 ? 'No deposits with a certain client' : `Approve ${pluralize(count, 'deposit', 'deposits')}?`;
}

function descriptionOf(candidates: readonly BulkApprovalCandidate[] | null, count: number, sum: number): string | null {
    if (candidates === null) {
        return null;
    }

    return count === 0
        ? 'Open each deposit to choose its client.'
        : `${formatMoney(sum)} in total. Deposits from another payer, possible duplicates and possible returns are skipped: review them individually.`;
}

function outcome({ results }: BulkApproval): string {
    const credited = results.filter(({ is_approved }) => is_approved).length;

    return `${credited} of ${pluralize(results.length, 'deposit', 'deposits')} credited.`;
}
