import { Button } from '@/components/ui/button';
import { DateTime } from '@/components/ui/date-time';
import { useConfirmedStep } from '@/hooks/use-confirmed-step';
import { users as routes } from '@/routes/generated';
import type { UserDetails } from '@/types/generated';

/** The removal of the authenticator app: one colleague requests it, another confirms it. */
export function SecondFactorReset({ user }: { user: UserDetails }) {
    const { take, ask, isBusy, confirmDialog } = useConfirmedStep();
    const { reset } = user;
    const to = { user: user.id };
    const request = {
        title: `Request a second factor reset for ${user.full_name}?`,
        body: 'A colleague must confirm it within three days. The user is notified now.',
        confirmVerb: 'Request reset',
        reason: { label: 'Reason', help: 'How you checked who is asking. At least 10 characters.', min: 10 },
    };
    const confirmation = {
        title: `Remove the authenticator app of ${user.full_name}?`,
        body: 'They are signed out everywhere and set up a new app at the next sign-in. Confirm this only if you know who is asking.',
        confirmVerb: 'Remove authenticator app',
        danger: true,
    };

    return (
        <>
            {reset && (
                <p>
                    {reset.requested_by_name} requested a second factor reset, <DateTime value={reset.requested_at} />:{' '}
                    “{reset.reason}”. {!reset.can_confirm && (reset.refusal ?? 'Another colleague must confirm it.')}
                </p>
            )}
            <div className="flex flex-wrap gap-2 empty:hidden">
                {user.can_request_reset && (
                    <Button size="sm" loading={isBusy} onClick={() => ask(request, routes.secondFactorStore(to))}>
                        Request second factor reset
                    </Button>
                )}
                {reset?.can_confirm && (
                    <Button
                        size="sm"
                        variant="danger"
                        loading={isBusy}
                        onClick={() => ask(confirmation, routes.secondFactorUpdate(to), { seen: reset.requested_at })}
                    >
                        Confirm reset
                    </Button>
                )}
                {reset && user.can_edit && (
                    <Button
                        size="sm"
                        variant="ghost"
                        disabled={isBusy}
                        onClick={() => take(routes.secondFactorDestroy(to), { seen: reset.requested_at })}
                    >
                        Withdraw request
                    </Button>
                )}
            </div>
            {confirmDialog}
        </>
    );
}
