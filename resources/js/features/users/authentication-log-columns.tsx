import { buttonColumn, columnsOf } from '@/components/data-table';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Nothing } from '@/components/ui/known';
import { Tooltip } from '@/components/ui/tooltip';
import { useConfirmedStep } from '@/hooks/use-confirmed-step';
import { users } from '@/routes/generated';
import {
    AuthenticationKindLabels,
    type AuthenticationLogRow,
    type UnusualSignIn,
    UnusualSignInLabels,
} from '@/types/generated';
import { authenticationLogList } from '@/types/generated/lists';

/** The rules of UnusualSignInRule. */
const RULES: Record<UnusualSignIn, string> = {
    new_address: 'First sign-in from this address in 90 days',
    new_device: 'First sign-in with this browser and system in 90 days',
    many_failures: 'At least 5 failed attempts in the hour before',
    night_hours: 'Between 11 pm and 5 am in this person’s time zone',
};

/** The columns of the authentication log. `canEnd` adds a button to end an open session. */
export function authenticationLogColumns(canEnd: boolean) {
    return columnsOf(
        authenticationLogList,
        {
            user_name: {
                cell: ({ user_name }) => user_name ?? 'No account',
                secondLine: ({ email }) => email,
                primary: true,
                fluid: true,
            },
            kind: { cell: (entry) => AuthenticationKindLabels[entry.kind] },
            succeeded: {
                cell: (entry) => (
                    <Badge tone={entry.succeeded ? 'ok' : 'danger'}>{entry.succeeded ? 'Succeeded' : 'Failed'}</Badge>
                ),
                phoneAside: true,
            },
            unusual: {
                cell: (entry) =>
                    entry.unusual.length === 0 ? (
                        <Nothing />
                    ) : (
                        <span className="flex flex-wrap gap-1">
                            {entry.unusual.map((reason) => (
                                <Tooltip key={reason} text={RULES[reason]}>
                                    <Badge tone="warn">{UnusualSignInLabels[reason]}</Badge>
                                </Tooltip>
                            ))}
                        </span>
                    ),
            },
            ip: { className: 'tabular' },
        },
        canEnd ? [buttonColumn<AuthenticationLogRow>((entry) => <Session entry={entry} />, { label: 'Session' })] : [],
    );
}

function Session({ entry }: { entry: AuthenticationLogRow }) {
    const { ask, isBusy, confirmDialog } = useConfirmedStep();
    const name = entry.user_name ?? 'this person';
    const question = {
        title: `End ${name}’s session?`,
        body: `${entry.device}, ${entry.ip ?? 'unknown address'}. Unsaved work there is lost, and ${name} has to sign in again.`,
        confirmVerb: 'End session',
        cancelVerb: 'Keep session',
        danger: true,
    };

    if (entry.is_own_session) {
        return <Badge tone="info">This session</Badge>;
    }

    return (
        entry.has_session && (
            <>
                <Button
                    size="sm"
                    loading={isBusy}
                    aria-label={`End session of ${name} on ${entry.device}`}
                    onClick={() =>
                        ask(question, users.authenticationLogsSessionDestroy({ authenticationLog: entry.id }))
                    }
                >
                    End session
                </Button>
                {confirmDialog}
            </>
        )
    );
}
