import { FormDialog, InputField, TextareaField, useResourceForm } from '@/components/form';
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
        <FormDialog
            form={form}
            open={open}
            onClose={onClose}
            role="alertdialog"
            title={`Exclude ${client.full_name}?`}
            description="This account closes straight away. The person’s other accounts are frozen, and messages to them stop. This can’t be undone here."
            submitVerb="Exclude client"
            danger
            labels={LABELS}
        >
            <InputField
                form={form}
                name="until"
                type="date"
                help="At least three months from today. Leave empty for a permanent exclusion."
            />
            <TextareaField form={form} name="reason" required maxLength={255} rows={3} />
        </FormDialog>
    );
}
