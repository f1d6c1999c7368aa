import { LockClosedIcon, LockOpenIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { useStep } from '@/hooks/use-step';
import { formatMoney } from '@/lib/format';
import { pluralize } from '@/lib/pluralize';
import { deposits } from '@/routes/generated';
import type { ReconciliationFigures } from '@/types/generated';
import { formatLongDay } from './day-format';

interface CloseDayProps {
    day: string;
    isOver: boolean;
    /** Id of the current closing. Null while the day is open. */
    closingId: number | null;
    figures: ReconciliationFigures | undefined;
}

/** Closes the day with the figures on screen, or reopens a closed day. */
export function CloseDay({ day, isOver, closingId, figures }: CloseDayProps) {
    const [isAsking, setIsAsking] = useState(false);
    // The closing to reopen, as when the dialog opened. Also keeps the text while the dialog fades out.
    const [closing, setClosing] = useState(closingId);
    const { take, isBusy, refusal, forget } = useStep();

    const isClosed = closingId !== null;
    const reopens = closing !== null;
    const close = () => setIsAsking(false);
    const answer = (text: string) => {
        const { closing_cents: seen_closing_cents = 0, differences_digest: seen_differences = '' } = figures ?? {};
        const seen = { seen_closing_cents, seen_differences };

        return reopens
            ? take(deposits.reconciliationReopen(), { day, closing, reason: text }, close)
            : take(deposits.reconciliationStore(), { day, note: text, ...seen }, close);
    };

    return (
        <>
            <Button
                variant={isClosed ? 'secondary' : 'primary'}
                icon={isClosed ? LockOpenIcon : LockClosedIcon}
                disabled={figures === undefined || !isOver}
                title={isOver ? undefined : 'You can’t close a day before it is over.'}
                onClick={() => {
                    forget();
                    setClosing(closingId);
                    setIsAsking(true);
                }}
            >
                {isClosed ? 'Reopen day' : 'Close day'}
            </Button>
            <ConfirmDialog
                open={isAsking}
                title={`${reopens ? 'Reopen' : 'Close'} ${formatLongDay(day)}?`}
                body={
                    <>
                        <p>
                            {reopens ? 'The closing figures are kept together with your reason.' : closingText(figures)}
                        </p>
                        {refusal && <Banner tone="danger">{refusal}</Banner>}
                    </>
                }
                confirmVerb={reopens ? 'Reopen day' : 'Close day'}
                reason={
                    reopens
                        ? { label: 'Reason', help: 'Recorded in the activity log with your name.' }
                        : { label: 'Note', help: 'What you compared and how you explain the differences.', max: 1000 }
                }
                loading={isBusy}
                onConfirm={answer}
                onClose={close}
            />
        </>
    );
}

function closingText(figures: ReconciliationFigures | undefined): string {
    const closing = `The ledger balance at the end of the day is ${formatMoney(figures?.closing_cents ?? 0)}.`;
    const count = figures?.differences ?? 0;
    const differences =
        count === 0
            ? 'There are no differences.'
            : `${pluralize(count, 'difference is', 'differences are')} recorded with the closing.`;

    return `${closing} ${differences} Later postings to this day are marked.`;
}
