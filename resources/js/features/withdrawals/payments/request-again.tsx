import { useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { useStep } from '@/hooks/use-step';
import { formatMoney } from '@/lib/format';
import { withdrawals } from '@/routes/generated';
import type { PaymentNotePage } from '@/types/generated';

/** Shows why the payment failed and requests the same withdrawal again. The new one is held, checked and approved as usual. */
export function RequestAgain({ note }: { note: PaymentNotePage }) {
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
                note: `Repeats ${note.reference}, which failed.`,
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
                        Request again
                    </Button>
                )
            }
        >
            {note.failure ?? 'No reason recorded.'} The amount is back in the client’s balance.
            <ConfirmDialog
                open={isOpen}
                loading={isBusy}
                title={`Request ${formatMoney(note.amount_cents)} again?`}
                body={
                    <div className="flex flex-col gap-3">
                        <p>
                            The new withdrawal goes to the same account, {note.destination}. Its funds are held straight
                            away, and colleagues check and approve it. To use another account, create a new withdrawal.
                        </p>
                        {refusal && <Banner tone="danger">{refusal}</Banner>}
                    </div>
                }
                confirmVerb="Request withdrawal"
                onConfirm={ask}
                onClose={close}
            />
        </Banner>
    );
}

/** Formats the amount as input text: 250.50. */
function dollars(cents: number): string {
    return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
