import { router } from '@inertiajs/react';
import { useState } from 'react';
import { ConfirmWithPassword } from '@/components/confirm-with-password';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import { SettingRow } from '@/features/user-profile/setting-row';
import { userProfile } from '@/routes/generated';
import type { SessionData } from '@/types/generated';

interface SessionsCardProps {
    sessions: readonly SessionData[];
    /** False when the session store can't list a user's sessions. */
    canList: boolean;
}

export function SessionsCard({ sessions, canList }: SessionsCardProps) {
    const hasOthers = !canList || sessions.some((session) => !session.is_current);
    const [isAsking, setIsAsking] = useState(false);

    return (
        <Card>
            <CardHeader
                title="Where you are signed in"
                actions={
                    hasOthers && (
                        <Button size="sm" onClick={() => setIsAsking(true)}>
                            Sign out other sessions
                        </Button>
                    )
                }
            />
            <CardBody className="flex flex-col gap-4">
                {!canList && (
                    <p className="text-muted">
                        Your sessions can’t be listed here, but you can sign out your other sessions.
                    </p>
                )}
                {sessions.map((session) => (
                    <Session key={session.name} session={session} />
                ))}
            </CardBody>
            <ConfirmWithPassword
                open={isAsking}
                onClose={() => setIsAsking(false)}
                title="Sign out other sessions?"
                description="You stay signed in here. Everywhere else you must sign in again."
                confirmVerb="Sign out"
                danger
                route={userProfile.sessionsDestroyOthers()}
            />
        </Card>
    );
}

function Session({ session }: { session: SessionData }) {
    const end = () =>
        router.delete(userProfile.sessionsDestroy({ session: session.name }).url, { preserveScroll: true });

    return (
        <SettingRow
            title={
                <>
                    {session.device} {session.is_current && <Badge tone="ok">This session</Badge>}
                </>
            }
            action={
                session.is_current ? undefined : (
                    <Button size="sm" aria-label={`Sign out ${session.device}`} onClick={end}>
                        Sign out
                    </Button>
                )
            }
        >
            {session.ip && <>{session.ip}, </>}
            last used <DateTime value={session.last_used_at} />
        </SettingRow>
    );
}
