import { router } from '@inertiajs/react';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { RadioGroup } from '@/components/ui/radio-group';
import { Textarea } from '@/components/ui/textarea';
import { useTimeZone } from '@/hooks/use-time-zone';
import { formatDate, formatDateTime, formatMoney } from '@/lib/format';
import { transactions } from '@/routes/generated';
import { DepositStatusLabels, type DuplicateLine, type DuplicateRow } from '@/types/generated';

interface ConfirmRepeatDialogProps {
    duplicate: DuplicateRow | null;
    onClose: () => void;
}

/** Asks which of two payments is the repeat. */
export function ConfirmRepeatDialog({ duplicate, onClose }: ConfirmRepeatDialogProps) {
    const formId = useId();
    const [isSending, setIsSending] = useState(false);
    // The words stay while the dialog fades out.
    const [shown, setShown] = useState(duplicate);
    if (duplicate !== null && duplicate !== shown) {
        setShown(duplicate);
    }

    const send = (repeat: string, note: string) => {
        if (shown === null || isSending) {
            return;
        }
        setIsSending(true);
        router.visit(transactions.duplicateOskoDepositsConfirm({ duplicateCase: shown.id }), {
            preserveScroll: true,
            preserveState: true,
            data: { repeat, note },
            onSuccess: onClose,
            onFinish: () => setIsSending(false),
        });
    };

    return (
        <Dialog
            open={duplicate !== null}
            onClose={onClose}
            title="Which payment is the repeat?"
            description="It is marked, and whoever is about to approve it is warned. The money goes back with Return."
            footer={
                <>
                    <Button onClick={onClose} disabled={isSending}>
                        Cancel
                    </Button>
                    <Button variant="primary" type="submit" form={formId} loading={isSending}>
                        Confirm
                    </Button>
                </>
            }
        >
            {shown && <RepeatForm key={shown.id} id={formId} duplicate={shown} onSubmit={send} />}
        </Dialog>
    );
}

interface RepeatFormProps {
    id: string;
    duplicate: DuplicateRow;
    onSubmit: (repeat: string, note: string) => void;
}

function RepeatForm({ id, duplicate: { earlier, later }, onSubmit }: RepeatFormProps) {
    const timeZone = useTimeZone();
    const [repeat, setRepeat] = useState(String(likelyRepeat(earlier, later).bank_line_id));
    const [note, setNote] = useState('');

    return (
        <form
            id={id}
            noValidate
            className="flex flex-col gap-4"
            onSubmit={(event) => {
                event.preventDefault();
                onSubmit(repeat, note.trim());
            }}
        >
            <RadioGroup
                legend="The repeat"
                value={repeat}
                onChange={setRepeat}
                options={[earlier, later].map((line, place) => ({
                    value: String(line.bank_line_id),
                    label: `The ${place === 0 ? 'first' : 'second'}: ${formatMoney(line.amount_cents)}, ${when(line, timeZone)}`,
                    description: `${line.description}. ${standing(line)}`,
                }))}
            />
            <Field label="Note">
                <Textarea
                    name="note"
                    rows={2}
                    maxLength={500}
                    value={note}
                    onChange={(event) => setNote(event.target.value)}
                />
            </Field>
        </form>
    );
}

/** What nobody has credited yet goes back more easily; else the one that came later. */
function likelyRepeat(earlier: DuplicateLine, later: DuplicateLine): DuplicateLine {
    return later.deposit_status === 'approved' && earlier.deposit_status !== 'approved' ? earlier : later;
}

function when(line: DuplicateLine, timeZone: string): string {
    return line.is_of_file ? formatDate(line.value_at, timeZone) : formatDateTime(line.value_at, timeZone);
}

function standing({ deposit_status: status, client_name: client }: DuplicateLine): string {
    const word = status === null ? 'No deposit' : DepositStatusLabels[status];

    return client === null ? `${word}.` : `${word}, ${client}.`;
}
