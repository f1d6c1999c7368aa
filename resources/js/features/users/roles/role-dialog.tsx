import { FormDialog, InputField, TextareaField, useResourceForm } from '@/components/form';
import { users } from '@/routes/generated';
import type { RoleRow } from '@/types/generated';

interface RoleDialogProps {
    /** The role to edit; null to create one. */
    edited: RoleRow | null;
    open: boolean;
    onClose: () => void;
}

const LABELS = { title: 'Title', description: 'Job' };

/** Creates a role, or edits its title and description. */
export function RoleDialog({ edited, open, onClose }: RoleDialogProps) {
    const form = useResourceForm({
        data: { title: edited?.title ?? '', description: edited?.description ?? '' },
        route: edited === null ? users.rolesDescriptionStore() : users.rolesDescriptionUpdate({ role: edited.id }),
        ...(edited && { extra: { base_title: edited.title, base_description: edited.description } }),
        onSuccess: onClose,
    });

    return (
        <FormDialog
            form={form}
            open={open}
            onClose={onClose}
            title={edited === null ? 'New role' : `Edit ${edited.title}`}
            description={edited === null ? 'It starts without abilities.' : undefined}
            submitVerb={edited === null ? 'Create role' : 'Save role'}
            labels={LABELS}
        >
            <InputField form={form} name="title" required maxLength={60} />
            <TextareaField
                form={form}
                name="description"
                help="What people in this role do."
                required
                maxLength={255}
                rows={3}
            />
        </FormDialog>
    );
}
