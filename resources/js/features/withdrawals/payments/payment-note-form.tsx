import { Form, FormActions, InputField, TextareaField, useResourceForm } from '@/components/form';
import { withdrawals } from '@/routes/generated';
import type { PaymentNotePage } from '@/types/generated';

const LABELS = { statement_reference: 'Statement text', payment_note: 'Note for colleagues' };

const LENGTH = 18;

/** Statement text for the client and a note for colleagues. */
export function PaymentNoteForm({ note }: { note: PaymentNotePage }) {
    const form = useResourceForm({
        data: { statement_reference: note.statement_reference, payment_note: note.payment_note },
        route: withdrawals.paymentNoteUpdate({ withdrawal: note.id }),
        extra: { version: note.version },
    });
    const left = LENGTH - form.data.statement_reference.length;

    return (
        <Form form={form} label="Payment note" labels={LABELS}>
            <InputField
                form={form}
                name="statement_reference"
                help={
                    note.is_reference_sent
                        ? 'Sent with the payment.'
                        : `Letters without accents, digits and ${note.allowed_signs}. Converted to capitals automatically. If empty, the reference ${note.reference} is shown.`
                }
                disabled={note.is_reference_sent}
                maxLength={LENGTH}
                autoComplete="off"
                trailing={<span className="tabular">{left}</span>}
            />
            <TextareaField
                form={form}
                name="payment_note"
                help="Only visible in Paddock. The client doesn’t see it."
                rows={4}
                maxLength={255}
            />
            <FormActions submitVerb="Save payment note" />
        </Form>
    );
}
