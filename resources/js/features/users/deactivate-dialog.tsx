import { FormDialog, SelectField, useResourceForm } from '@/components/form';
import { formatCount } from '@/lib/format';
import { toOptions } from '@/lib/options';
import { users as routes } from '@/routes/generated';
import { OwnedWorkKindLabels, type OwnedWorkRow, type UserDetails } from '@/types/generated';

interface DeactivateDialogProps {
    user: UserDetails;
    work: OwnedWorkRow[];
    open: boolean;
    onClose: () => void;
}

const UNASSIGNED = { value: 'none', label: 'Leave unassigned' };

/** Ends the user's access, and asks who takes over each kind of work. */
export function DeactivateDialog({ user, work, open, onClose }: DeactivateDialogProps) {
    const form = useResourceForm<Record<string, string>>({
        data: Object.fromEntries(work.map(({ kind }) => [kind, ''])),
        route: routes.activationDestroy({ user: user.id }),
        onSuccess: onClose,
    });

    return (
        <FormDialog
            form={form}
            open={open}
            onClose={onClose}
            role="alertdialog"
            title={`Deactivate ${user.full_name}?`}
            description="They are signed out everywhere straight away and can’t sign in again. Their API tokens and trusted devices are removed."
            submitVerb="Deactivate user"
            danger
        >
            {work.length === 0 && <p className="text-muted">{user.full_name} has no clients, leads or open work.</p>}
            {work.map(({ kind, count, needs_owner, recipients }) => (
                <SelectField
                    key={kind}
                    form={form}
                    name={kind}
                    label={`${OwnedWorkKindLabels[kind]} (${formatCount(count)})`}
                    options={needs_owner ? toOptions(recipients) : [UNASSIGNED, ...toOptions(recipients)]}
                    placeholder="Who takes over?"
                    required
                />
            ))}
        </FormDialog>
    );
}
