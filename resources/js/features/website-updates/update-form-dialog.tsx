import { FormDialog, InputField, SelectField, TextareaField, useResourceForm } from '@/components/form';
import { toOptions } from '@/lib/options';
import { websiteUpdates } from '@/routes/generated';
import type { Choice, WebsiteUpdateRow } from '@/types/generated';

interface UpdateFormDialogProps {
    /** The update to edit; null to write one. */
    update: WebsiteUpdateRow | null;
    companies: readonly Choice[];
    open: boolean;
    onClose: () => void;
}

const LABELS = {
    title: 'Title',
    content: 'What changes',
    company_id: 'About',
    publish: 'Publish',
    publish_at: 'Publish at',
};

const PUBLISH = [
    { value: 'draft', label: 'Keep as a draft' },
    { value: 'now', label: 'Now' },
    { value: 'later', label: 'At a set time' },
];
const KEEP = { value: 'keep', label: 'As scheduled' };

export function UpdateFormDialog({ update, companies, open, onClose }: UpdateFormDialogProps) {
    const isPublished = update?.status === 'published';
    const form = useResourceForm({
        data: {
            title: update?.title ?? '',
            content: update?.body ?? '',
            company_id: update?.company_id ? String(update.company_id) : '',
            // Published and scheduled updates keep their time.
            publish: update && update.status !== 'draft' ? 'keep' : 'draft',
            publish_at: '',
        },
        route: update ? websiteUpdates.update({ websiteUpdate: update.id }) : websiteUpdates.store(),
        onSuccess: onClose,
        ...(update ? { extra: { version: update.version } } : { isOnce: true }),
    });

    return (
        <FormDialog
            form={form}
            open={open}
            onClose={onClose}
            size="lg"
            title={update ? 'Edit update' : 'New update'}
            description={isPublished ? 'Colleagues who have read it are not told again.' : undefined}
            submitVerb="Save update"
            labels={LABELS}
        >
            <InputField form={form} name="title" required maxLength={120} />
            <TextareaField
                form={form}
                name="content"
                required
                rows={6}
                maxLength={10_000}
                help="Say what changes for colleagues and what they should do. Links become clickable."
            />
            <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
                <SelectField form={form} name="company_id" placeholder="Paddock" options={toOptions(companies)} />
                {!isPublished && (
                    <SelectField
                        form={form}
                        name="publish"
                        required
                        options={update?.status === 'scheduled' ? [KEEP, ...PUBLISH] : PUBLISH}
                    />
                )}
                {form.data.publish === 'later' && (
                    <InputField form={form} name="publish_at" type="datetime" required help="In your time zone." />
                )}
            </div>
        </FormDialog>
    );
}
