import { Form, InputField, TextareaField, useResourceForm } from '@/components/form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { clients } from '@/routes/generated';
import type { ClientHeader } from '@/types/generated';

interface SelfExclusionDialogProps {
    client: ClientHeader;
    open: boolean;
    onClose: () => void;
}

const LABELS = { until: 'Until', reason: 'How and when the client asked' };

/** Closes the account of a client who asks for self-exclusion. */
export function SelfExclusionDialog({ client, open, onClose }: SelfExclusionDialogProps) {
    const form = useResourceForm<{ until: string; reason: string }>({
        data: { until: '', reason: '' },
        route: clients.rsgSelfExclusionStore({ client: client.id }),
        onSuccess: onClose,
    });

    return (
        <Dialog
            open={open}
            onClose={onClose}
            role="alertdialog"
            title={`Exclude ${client.full_name}?`}
            description="The account closes straight away and messages to the client stop. This can’t be undone here."
            footer={
                <>
                    <Button onClick={onClose}>Cancel</Button>
                    <Button variant="danger" loading={form.processing} onClick={form.submit}>
                        Exclude client
                    </Button>
                </>
            }
        >
            <Form form={form} label="Self-exclusion" labels={LABELS}>
                <InputField
                    form={form}
                    name="until"
                    label={LABELS.until}
                    type="date"
                    help="At least three months from today. Leave empty for a permanent exclusion."
                />
                <TextareaField form={form} name="reason" label={LABELS.reason} required maxLength={255} rows={3} />
            </Form>
        </Dialog>
    );
}
