import { useState } from 'react';
import { useConfirm } from '@/components/confirm-dialog';
import { Button } from '@/components/ui/button';
import { DeactivateDialog } from '@/features/users/deactivate-dialog';
import { useStep } from '@/hooks/use-step';
import { users as routes } from '@/routes/generated';
import type { UserEditPage } from '@/types/generated';

/** Deactivates or reactivates the account. */
export function AccessActions({ page: { user, work } }: { page: UserEditPage }) {
    const [isDeactivating, setIsDeactivating] = useState(false);
    const { confirm, confirmDialog } = useConfirm();
    const { take, isBusy } = useStep();

    const reactivate = async () => {
        const answer = await confirm({
            title: `Reactivate ${user.full_name}?`,
            body: 'They can sign in again with their password and second factor. Work that moved to colleagues stays there.',
            confirmVerb: 'Reactivate user',
        });
        if (answer) {
            take(routes.activationStore({ user: user.id }), {});
        }
    };

    return (
        <>
            {user.can_deactivate && <Button onClick={() => setIsDeactivating(true)}>Deactivate user</Button>}
            {user.can_reactivate && (
                <Button loading={isBusy} onClick={reactivate}>
                    Reactivate user
                </Button>
            )}
            <DeactivateDialog user={user} work={work} open={isDeactivating} onClose={() => setIsDeactivating(false)} />
            {confirmDialog}
        </>
    );
}
