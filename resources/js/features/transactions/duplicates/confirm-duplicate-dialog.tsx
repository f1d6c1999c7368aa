import { router } from '@inertiajs/react';
import { useId, useState } from 'react';
import { UnsavedGuard } from '@/components/form/unsaved-guard';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { RadioGroup } from '@/components/ui/radio-group';
import { Textarea } from '@/components/ui/textarea';
import { offerReopening } from '@/features/transactions/duplicates/offer-reopening';
import { useTimeZone } from '@/hooks/use-time-zone';
import { formatDate, formatDateTime, formatMoney } from '@/lib/format';
import { isSaved } from '@/lib/shared-props';
import { transactions } from '@/routes/generated';
import { DepositStatusLabels, type DuplicateLine, type DuplicateRow } from '@/types/generated';

interface ConfirmDuplicateDialogProps {
    duplicate: DuplicateRow | null;
    onClose: () => void;
    /** The server saved the decision. */
    onConfirmed: () => void;
}

/** Asks which of two payments is the duplicate. */
export function ConfirmDuplicateDialog({ duplicate, onClose, onConfirmed }: ConfirmDuplicateDialogProps) {
    const formId = useId();
    const [isSending, setIsSending] = useState(false);
    // Keeps the content while the dialog fades out.
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
            onSuccess: ({ props }) => {
                onClose();
                if (isSaved(props)) {
                    offerReopening(shown.id, 'confirmed');
                    onConfirmed();
                }
            },
            onFinish: () => setIsSending(false),
        });
    };

    return (
        <Dialog
            open={duplicate !== null}
            onClose={onClose}
            title="Which payment is the duplicate?"
            description="The duplicate is marked and its approver is warned. Return it afterwards to send it back."
            footer={
                <>
                    <Button onClick={onClose} disabled={isSending}>
                        Cancel
                    </Button>
                    <Button variant="primary" type="submit" form={formId} loading={isSending}>
                        Confirm duplicate
                    </Button>
                </>
            }
        >
            {shown && <DuplicateForm key={shown.id} id={formId} duplicate={shown} onSubmit={send} />}
        </Dialog>
    );
}

interface DuplicateFormProps {
    id: string;
    duplicate: DuplicateRow;
    onSubmit: (repeat: string, note: string) => void;
}

function DuplicateForm({ id, duplicate: { earlier, later }, onSubmit }: DuplicateFormProps) {
    const timeZone = useTimeZone();
    const [repeat, setRepeat] = useState(String(likelyDuplicate(earlier, later).bank_line_id));
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
            <UnsavedGuard isDirty={note !== ''} />
            <RadioGroup
                legend="Duplicate"
                value={repeat}
                onChange={setRepeat}
                options={[earlier, later].map((line, place) => ({
                    value: String(line.bank_line_id),
                    label: `${place === 0 ? 'First' : 'Second'} payment: ${formatMoney(line.amount_cents)}, ${when(line, timeZone)}`,
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

/** Returns the later payment, unless it is credited and the earlier one isn't. An uncredited payment is easier to return. */
function likelyDuplicate(earlier: DuplicateLine, later: DuplicateLine): DuplicateLine {
    return later.deposit_status === 'approved' && earlier.deposit_status !== 'approved' ? earlier : later;
}

function when(line: DuplicateLine, timeZone: string): string {
    return line.is_of_file ? formatDate(line.value_at, timeZone) : formatDateTime(line.value_at, timeZone);
}

function standing({ deposit_status: status, client_name: client }: DuplicateLine): string {
    const word = status === null ? 'No deposit' : DepositStatusLabels[status];

    return client === null ? `${word}.` : `${word}, ${client}.`;
}
