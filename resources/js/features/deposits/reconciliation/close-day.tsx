import { LockClosedIcon, LockOpenIcon } from '@heroicons/react/24/outline';
import { router } from '@inertiajs/react';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { formatCount, formatMoney } from '@/lib/format';
import { deposits } from '@/routes/generated';
import type { ReconciliationFigures } from '@/types/generated';
import { inWords } from './day-words';

interface CloseDayProps {
    day: string;
    isOver: boolean;
    isClosed: boolean;
    figures: ReconciliationFigures | undefined;
}

/** Closes the day as it stands on the screen, or opens a closed one again. */
export function CloseDay({ day, isOver, isClosed, figures }: CloseDayProps) {
    const [isAsking, setIsAsking] = useState(false);
    // What the dialog asks stays while it fades out, though the day is closed by then.
    const [reopens, setReopens] = useState(isClosed);
    const [isSending, setIsSending] = useState(false);
    const [refusal, setRefusal] = useState<string | null>(null);

    const send = (url: string, data: Record<string, string | number>) =>
        router.post(url, data, {
            preserveScroll: true,
            onStart: () => setIsSending(true),
            onFinish: () => setIsSending(false),
            onSuccess: () => setIsAsking(false),
            onError: (errors) => setRefusal(Object.values(errors)[0] ?? null),
        });
    const answer = (text: string) =>
        reopens
            ? send(deposits.reconciliationReopen().url, { day, reason: text })
            : send(deposits.reconciliationStore().url, {
                  day,
                  note: text,
                  seen_closing_cents: figures?.closing_cents ?? 0,
                  seen_differences: figures?.differences ?? 0,
              });

    return (
        <>
            <Button
                variant={isClosed ? 'secondary' : 'primary'}
                icon={isClosed ? LockOpenIcon : LockClosedIcon}
                disabled={figures === undefined || !isOver}
                title={isOver ? undefined : 'The day is not over. Close it tomorrow.'}
                onClick={() => {
                    setRefusal(null);
                    setReopens(isClosed);
                    setIsAsking(true);
                }}
            >
                {isClosed ? 'Open again' : 'Close the day'}
            </Button>
            <ConfirmDialog
                open={isAsking}
                title={`${reopens ? 'Open' : 'Close'} ${inWords(day)}${reopens ? ' again' : ''}?`}
                body={
                    <>
                        <p>
                            {reopens
                                ? 'What stood when it was closed is kept, and your reason beside it.'
                                : closingText(figures)}
                        </p>
                        {refusal && <Banner tone="danger">{refusal}</Banner>}
                    </>
                }
                confirmVerb={reopens ? 'Open again' : 'Close the day'}
                reason={
                    reopens
                        ? { label: 'Reason', help: 'Recorded in the audit trail with your name.' }
                        : { label: 'Note', help: 'What you compared, and what you found about the differences.' }
                }
                loading={isSending}
                onConfirm={answer}
                onClose={() => setIsAsking(false)}
            />
        </>
    );
}

function closingText(figures: ReconciliationFigures | undefined): string {
    const closing = `By the ledger ${formatMoney(figures?.closing_cents ?? 0)} is at the bank after the day.`;
    const count = figures?.differences ?? 0;
    const differences =
        count === 0
            ? 'There are no differences.'
            : `${formatCount(count)} ${count === 1 ? 'difference is' : 'differences are'} kept with the closing.`;

    return `${closing} ${differences} What is posted on the day later is shown as such.`;
}
