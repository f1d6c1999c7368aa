import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { DeactivateDialog } from '@/features/users/deactivate-dialog';
import { useConfirmedStep } from '@/hooks/use-confirmed-step';
import { users as routes } from '@/routes/generated';
import type { UserEditPage } from '@/types/generated';

/** Deactivates or reactivates the account. */
export function AccessActions({ page: { user, work } }: { page: UserEditPage }) {
    const [isDeactivating, setIsDeactivating] = useState(false);
    const { ask, isBusy, confirmDialog } = useConfirmedStep();
    const reactivation = {
        title: `Reactivate ${user.full_name}?`,
        body: 'They can sign in again with their password and second factor. Work that moved to colleagues stays there.',
        confirmVerb: 'Reactivate user',
    };

    return (
        <>
            {user.can_deactivate && <Button onClick={() => setIsDeactivating(true)}>Deactivate user</Button>}
            {user.can_reactivate && (
                <Button loading={isBusy} onClick={() => ask(reactivation, routes.activationStore({ user: user.id }))}>
                    Reactivate user
                </Button>
            )}
            <DeactivateDialog user={user} work={work} open={isDeactivating} onClose={() => setIsDeactivating(false)} />
            {confirmDialog}
        </>
    );
}
