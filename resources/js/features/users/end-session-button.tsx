import { router } from '@inertiajs/react';
import { useConfirm } from '@/components/confirm-dialog';
import { Button } from '@/components/ui/button';
import { users } from '@/routes/generated';
import type { AuthenticationLogRow } from '@/types/generated';

/** Ends the open session that a sign-in started, after a question. */
export function EndSessionButton({ entry: { id, user_name, device, ip } }: { entry: AuthenticationLogRow }) {
    const { confirm, confirmDialog } = useConfirm();
    const name = user_name ?? 'this person';

    const end = async () => {
        const answer = await confirm({
            title: `End ${name}’s session?`,
            body: `${device}, ${ip ?? 'unknown address'}. Unsaved work there is lost, and ${name} has to sign in again.`,
            confirmVerb: 'End session',
            cancelVerb: 'Keep session',
            danger: true,
        });
        if (answer) {
            router.delete(users.authenticationLogsSessionDestroy({ authenticationLog: id }), { preserveScroll: true });
        }
    };

    return (
        <>
            <Button size="sm" aria-label={`End session of ${name} on ${device}`} onClick={() => void end()}>
                End session
            </Button>
            {confirmDialog}
        </>
    );
}
