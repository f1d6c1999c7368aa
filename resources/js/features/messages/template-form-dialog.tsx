import { FormDialog, InputField, TextareaField, useResourceForm } from '@/components/form';
import { SmsPreview } from '@/features/messages/sms-preview';
import { messages } from '@/routes/generated';
import type { MessageTemplateRow, MessageTemplatesPage } from '@/types/generated';

interface TemplateFormDialogProps {
    /** The draft to edit, or the version that a new draft replaces; null to write a new template. */
    template: MessageTemplateRow | null;
    variables: MessageTemplatesPage['variables'];
    open: boolean;
    onClose: () => void;
}

export function TemplateFormDialog({ template, variables, open, onClose }: TemplateFormDialogProps) {
    const isDraft = template?.status === 'draft';
    const form = useResourceForm({
        data: { name: template?.name ?? '', body: template?.body ?? '' },
        route: isDraft ? messages.templatesUpdate({ template: template.id }) : messages.templatesStore(),
        onSuccess: onClose,
        ...(isDraft
            ? { extra: { version: template.edit_version } }
            : { isOnce: true, extra: { former_id: template?.id ?? null, former_status: template?.status ?? null } }),
    });
    const names = Object.keys(variables).map((name) => `{${name}}`);

    return (
        <FormDialog
            form={form}
            open={open}
            onClose={onClose}
            size="lg"
            title={
                template === null
                    ? 'New template'
                    : isDraft
                      ? `Edit ${template.name}`
                      : `New version of ${template.name}`
            }
            description={
                template?.status === 'approved'
                    ? 'The present version stays in use until a colleague approves this one.'
                    : 'A colleague approves it before it is used.'
            }
            submitVerb="Save draft"
            labels={{ name: 'Name', body: 'Text' }}
        >
            {template === null && <InputField form={form} name="name" required maxLength={120} />}
            <TextareaField
                form={form}
                name="body"
                required
                rows={4}
                maxLength={1000}
                help={`Variables: ${names.join(' ')}. Automatic messages have no {sender}, and {amount} only in messages about money.`}
            />
            {form.data.body !== '' && <SmsPreview body={form.data.body} variables={variables} />}
        </FormDialog>
    );
}
