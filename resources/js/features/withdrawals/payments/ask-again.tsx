import { useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { useStep } from '@/features/clients/use-step';
import { formatMoney } from '@/lib/format';
import { withdrawals } from '@/routes/generated';
import type { PaymentNotePage } from '@/types/generated';

/** Of a payment that failed: why, and the same asked for anew, which is held, checked and approved like any other. */
export function AskAgain({ note }: { note: PaymentNotePage }) {
    const [isOpen, setIsOpen] = useState(false);
    const [reference] = useState(() => crypto.randomUUID());
    const { take, isBusy, refusal, forget } = useStep();
    const accountId = note.again_account_id;
    const close = () => {
        setIsOpen(false);
        forget();
    };

    const ask = () =>
        take(
            withdrawals.store(),
            {
                reference,
                client_id: String(note.client_id),
                amount: dollars(note.amount_cents),
                bank_account_id: String(accountId),
                note: `Again, since ${note.reference} failed.`,
            },
            close,
        );

    return (
        <Banner
            tone="danger"
            title="This payment failed"
            action={
                accountId !== null && (
                    <Button size="sm" onClick={() => setIsOpen(true)}>
                        Ask for it again
                    </Button>
                )
            }
        >
            {note.failure ?? 'Nobody said why.'} The client has the money again.
            <ConfirmDialog
                open={isOpen}
                loading={isBusy}
                title={`Ask for ${formatMoney(note.amount_cents)} again?`}
                body={
                    <div className="flex flex-col gap-3">
                        <p>
                            To the same account, {note.destination}. It is held at once; others check and approve it.
                            For another account, ask for it in the queue.
                        </p>
                        {refusal && <Banner tone="danger">{refusal}</Banner>}
                    </div>
                }
                confirmVerb="Ask for it again"
                onConfirm={ask}
                onClose={close}
            />
        </Banner>
    );
}

/** As one would type it: 250.50. */
function dollars(cents: number): string {
    return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
