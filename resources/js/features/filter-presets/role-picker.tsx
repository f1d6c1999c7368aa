import type { ResourceForm } from '@/components/form';
import { Checkbox } from '@/components/ui/checkbox';
import { FieldError } from '@/components/ui/field';
import type { Choice } from '@/types/generated';

interface RolePickerProps<TData extends { shared_role_ids: readonly string[] }> {
    form: ResourceForm<TData>;
    roles: readonly Choice[];
}

/** Chooses the roles that a preset is shared with. */
export function RolePicker<TData extends { shared_role_ids: readonly string[] }>({
    form,
    roles,
}: RolePickerProps<TData>) {
    const chosen = form.data.shared_role_ids;
    const error = Object.entries(form.errors).find(([field]) => field.startsWith('shared_role_ids'))?.[1];

    const toggle = (role: string, isChosen: boolean) => {
        const kept = chosen.filter((other) => other !== role);
        form.set('shared_role_ids', (isChosen ? [...kept, role] : kept) as TData['shared_role_ids']);
    };

    return (
        <fieldset data-field="shared_role_ids" className="flex flex-col gap-2">
            <legend className="mb-2 font-medium text-ink">
                Share with <span className="font-normal text-faint">(optional)</span>
            </legend>
            <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
                {roles.map(({ value, label }) => (
                    <Checkbox
                        key={value}
                        name="shared_role_ids"
                        label={label}
                        checked={chosen.includes(value)}
                        onChange={(isChosen) => toggle(value, isChosen)}
                    />
                ))}
            </div>
            {error && <FieldError>{error}</FieldError>}
        </fieldset>
    );
}
