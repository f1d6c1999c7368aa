import { Form, FormField, InputField, TextareaField, useResourceForm } from '@/components/form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Input } from '@/components/ui/input';
import { rsg } from '@/routes/generated';
import type { ExclusionStepRow } from '@/types/generated';

interface StepDialogProps {
    caseId: number;
    step: ExclusionStepRow;
    onClose: () => void;
}

const LABELS = { note: 'Reason', proof: 'Bookmaker’s reference', file: 'Confirmation from the bookmaker' };

/** Checks off a step: with the proof of a closure, or with a reason when the records don’t show that it is done. */
export function StepDialog({ caseId, step, onClose }: StepDialogProps) {
    const form = useResourceForm<{ note: string; proof: string; file: File | null }>({
        data: { note: '', proof: '', file: null },
        route: rsg.exclusionsStepsComplete({ case: caseId, step: step.id }),
        onSuccess: onClose,
    });
    const needsProof = step.kind === 'site_account';

    return (
        <Dialog
            open
            onClose={onClose}
            title={needsProof ? step.title : `Mark “${step.title}” as done?`}
            description={descriptionOf(step)}
            footer={
                <>
                    <Button onClick={onClose}>Cancel</Button>
                    <Button variant="primary" loading={form.processing} onClick={form.submit}>
                        {needsProof ? 'Record closure' : 'Mark as done'}
                    </Button>
                </>
            }
        >
            <Form form={form} label={step.title} labels={LABELS} guarded={false}>
                {needsProof && (
                    <>
                        <InputField form={form} name="proof" label={LABELS.proof} maxLength={255} />
                        <FormField form={form} name="file" label={LABELS.file} help="A screenshot, email or PDF.">
                            <Input type="file" onChange={({ target }) => form.set('file', target.files?.[0] ?? null)} />
                        </FormField>
                    </>
                )}
                {(needsProof || !step.is_clear) && (
                    <TextareaField
                        form={form}
                        name="note"
                        label={LABELS.note}
                        help={
                            needsProof
                                ? 'Only when there is no proof. The site account then keeps its status.'
                                : 'Why the step is done although the records show something open.'
                        }
                        required={!needsProof}
                        maxLength={255}
                        rows={2}
                    />
                )}
            </Form>
        </Dialog>
    );
}

function descriptionOf({ kind, is_clear }: ExclusionStepRow): string {
    if (kind === 'site_account') {
        return 'Enter the reference or attach the confirmation. The site account becomes Closed.';
    }

    return is_clear ? 'The records show that nothing is open.' : 'The records still show something open.';
}
