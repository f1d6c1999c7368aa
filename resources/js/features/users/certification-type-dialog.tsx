import { CheckboxField, FormDialog, InputField, TextareaField, useResourceForm } from '@/components/form';
import { ChoicePicker } from '@/features/users/choice-picker';
import { users } from '@/routes/generated';
import type { CertificationTypeRow, Choice } from '@/types/generated';

interface CertificationTypeDialogProps {
    /** Null for a new one. */
    type: CertificationTypeRow | null;
    roles: readonly Choice[];
    abilities: readonly Choice[];
    onClose: () => void;
}

const LABELS = {
    title: 'Title',
    description: 'Description',
    valid_months: 'Valid for (months)',
    has_grace: 'New colleagues have one month',
    roles: 'Roles that need it',
    abilities: 'Abilities that need it',
};

export function CertificationTypeDialog({ type, roles, abilities, onClose }: CertificationTypeDialogProps) {
    const form = useResourceForm<{
        title: string;
        description: string;
        valid_months: string;
        has_grace: boolean;
        roles: readonly string[];
        abilities: readonly string[];
    }>({
        data: {
            title: type?.title ?? '',
            description: type?.description ?? '',
            valid_months: String(type?.valid_months ?? (type ? '' : 12)),
            has_grace: type?.has_grace ?? true,
            roles: type?.role_ids ?? [],
            abilities: type?.abilities ?? [],
        },
        route: type ? users.certificationTypesUpdate({ certificationType: type.id }) : users.certificationTypesStore(),
        ...(type && { extra: { version: type.version } }),
        onSuccess: onClose,
    });

    return (
        <FormDialog
            form={form}
            onClose={onClose}
            size="lg"
            title={type ? `Edit ${type.title}` : 'New certification type'}
            submitVerb={type ? 'Save type' : 'Create type'}
            labels={LABELS}
        >
            <InputField form={form} name="title" required maxLength={100} />
            <TextareaField
                form={form}
                name="description"
                help="Shown to the colleagues who must earn it."
                required
                maxLength={2000}
                rows={3}
            />
            <InputField
                form={form}
                name="valid_months"
                help="Leave it empty if it never expires."
                inputMode="numeric"
                maxLength={3}
            />
            <ChoicePicker
                legend={LABELS.roles}
                choices={roles}
                value={form.data.roles}
                onChange={(value) => form.set('roles', value)}
                error={form.errors.roles}
            />
            <ChoicePicker
                legend={LABELS.abilities}
                choices={abilities}
                value={form.data.abilities}
                onChange={(value) => form.set('abilities', value)}
                error={errorOf(form.errors, 'abilities')}
            />
            <CheckboxField
                form={form}
                name="has_grace"
                label={LABELS.has_grace}
                help="They keep these abilities until they have been here for a month. Without it, they need the certification first."
            />
        </FormDialog>
    );
}

/** The error of a list or of one of its items. */
function errorOf(errors: Readonly<Record<string, string>>, field: string): string | undefined {
    return Object.entries(errors).find(([name]) => name === field || name.startsWith(`${field}.`))?.[1];
}
