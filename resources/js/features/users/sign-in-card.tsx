import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import { DescriptionList } from '@/components/ui/description-list';
import { SecondFactorReset } from '@/features/users/second-factor-reset';
import { useConfirmedStep } from '@/hooks/use-confirmed-step';
import { users as routes } from '@/routes/generated';
import type { UserDetails } from '@/types/generated';

/** How the user signs in, and the open invitation. */
export function SignInCard({ user }: { user: UserDetails }) {
    const { take, ask, isBusy, confirmDialog } = useConfirmedStep();
    const { invitation } = user;
    const withdrawal = {
        title: `Withdraw the invitation of ${user.full_name}?`,
        body: 'The link stops working. You can invite them again later.',
        confirmVerb: 'Withdraw invitation',
        danger: true,
    };

    return (
        <Card>
            <CardHeader title="Sign-in" />
            <CardBody className="flex flex-col gap-4">
                <DescriptionList
                    items={[
                        {
                            term: 'Last sign-in',
                            details: user.last_signed_in_at ? <DateTime value={user.last_signed_in_at} /> : 'Never',
                        },
                        {
                            term: 'Second factor',
                            details: user.totp_confirmed_at ? (
                                <>
                                    Set up <DateTime value={user.totp_confirmed_at} dateOnly />
                                </>
                            ) : (
                                'Not set up'
                            ),
                        },
                        {
                            term: 'Password',
                            details: user.password_changed_at ? (
                                <>
                                    Changed <DateTime value={user.password_changed_at} dateOnly />
                                </>
                            ) : (
                                'Not chosen yet'
                            ),
                        },
                        { term: 'Account created', details: <DateTime value={user.created_at} dateOnly /> },
                    ]}
                />
                {invitation && (
                    <p>
                        Invited by {invitation.invited_by_name}, <DateTime value={invitation.sent_at} />. The link{' '}
                        {user.status === 'invited' ? 'works until' : 'expired'}{' '}
                        <DateTime value={invitation.expires_at} />.
                    </p>
                )}
                {user.can_invite && (
                    <div className="flex flex-wrap gap-2">
                        <Button
                            size="sm"
                            loading={isBusy}
                            onClick={() => take(routes.invitationStore({ user: user.id }))}
                        >
                            {invitation ? 'Resend invitation' : 'Send invitation'}
                        </Button>
                        {invitation && (
                            <Button
                                size="sm"
                                variant="ghost"
                                disabled={isBusy}
                                onClick={() => ask(withdrawal, routes.invitationDestroy({ user: user.id }))}
                            >
                                Withdraw invitation
                            </Button>
                        )}
                    </div>
                )}
                <SecondFactorReset user={user} />
            </CardBody>
            {confirmDialog}
        </Card>
    );
}
