import { Form, SelectField, useResourceForm } from '@/components/form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { toOptions } from '@/features/clients/choices';
import { formatCount } from '@/lib/format';
import { users as routes } from '@/routes/generated';
import { OwnedWorkKindLabels, type OwnedWorkRow, type UserDetails } from '@/types/generated';

interface DeactivateDialogProps {
    user: UserDetails;
    work: OwnedWorkRow[];
    open: boolean;
    onClose: () => void;
}

const NOBODY = { value: 'none', label: 'Nobody: leave unassigned' };

/** Ends the user's access, and asks who takes over each kind of work. */
export function DeactivateDialog({ user, work, open, onClose }: DeactivateDialogProps) {
    const form = useResourceForm<Record<string, string>>({
        data: Object.fromEntries(work.map(({ kind }) => [kind, ''])),
        route: routes.activationDestroy({ user: user.id }),
        onSuccess: onClose,
    });

    return (
        <Dialog
            open={open}
            onClose={onClose}
            role="alertdialog"
            title={`Deactivate ${user.full_name}?`}
            description="They are signed out everywhere straight away and can’t sign in again. Their API tokens and trusted devices are removed."
            footer={
                <>
                    <Button onClick={onClose}>Cancel</Button>
                    <Button variant="danger" loading={form.processing} onClick={form.submit}>
                        Deactivate user
                    </Button>
                </>
            }
        >
            {work.length === 0 ? (
                <p className="text-muted">{user.full_name} has no clients, leads or open work.</p>
            ) : (
                <Form form={form} label="Who takes over" guarded={false}>
                    {work.map(({ kind, count, needs_owner, recipients }) => (
                        <SelectField
                            key={kind}
                            form={form}
                            name={kind}
                            label={`${OwnedWorkKindLabels[kind]} (${formatCount(count)})`}
                            options={needs_owner ? toOptions(recipients) : [NOBODY, ...toOptions(recipients)]}
                            placeholder="Who takes over?"
                            required
                        />
                    ))}
                </Form>
            )}
        </Dialog>
    );
}
