import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import { useConfirmedStep } from '@/hooks/use-confirmed-step';
import { rsg } from '@/routes/generated';
import type { ExclusionCaseDetails } from '@/types/generated';

interface LiftCardProps {
    exclusion: ExclusionCaseDetails;
    canLift: boolean;
}

/** The lifting of a lapsed exclusion: one colleague requests it, another confirms it after seven days. */
export function LiftCard({ exclusion, canLift }: LiftCardProps) {
    const { ask, isBusy, confirmDialog } = useConfirmedStep();
    const { id, lift_requested_at, is_own_lift_request, is_lift_due, status } = exclusion;
    const isLifted = status === 'lifted';

    const request = {
        title: `Request to lift the exclusion of ${exclusion.full_name}?`,
        body: 'It must have lapsed. A colleague can confirm the request in seven days.',
        confirmVerb: 'Request lift',
        reason: { label: 'Reason', help: 'At least 10 characters.', min: 10 },
    };
    const lift = {
        title: `Lift the exclusion of ${exclusion.full_name}?`,
        body: 'The person can open a new account again. Closed accounts stay closed.',
        confirmVerb: 'Lift exclusion',
        danger: true,
    };
    const endVerb = is_own_lift_request ? 'Withdraw request' : 'Decline lift';
    const end = {
        title: `${endVerb}?`,
        body: 'The exclusion stays. A new request starts the seven days again.',
        confirmVerb: endVerb,
        cancelVerb: 'Back',
        danger: true,
    };

    return (
        <Card>
            <CardHeader
                title="Lift the exclusion"
                description="Two people and seven days, once the exclusion has lapsed."
            />
            <CardBody className="flex flex-col gap-3">
                {isLifted ? (
                    <p>
                        {lift_requested_at === null
                            ? 'Ended as a mistake, because the barred import that opened it was undone by'
                            : 'Lifted by'}{' '}
                        {exclusion.lifted_by_name}, <DateTime value={exclusion.lifted_at} />.
                    </p>
                ) : (
                    lift_requested_at === null && <p className="text-muted">Not requested yet.</p>
                )}
                {lift_requested_at !== null && (
                    <p>
                        Requested by {exclusion.lift_requested_by_name}, <DateTime value={lift_requested_at} />
                        {`: “${exclusion.lift_reason}”. `}
                        {!isLifted && (
                            <>
                                A colleague can confirm it from <DateTime value={exclusion.lift_from} />.
                            </>
                        )}
                    </p>
                )}
                {canLift && !isLifted && (
                    <div className="flex flex-wrap gap-2">
                        {lift_requested_at === null ? (
                            <Button
                                size="sm"
                                loading={isBusy}
                                onClick={() => ask(request, rsg.exclusionsLiftStore({ case: id }))}
                            >
                                Request lift
                            </Button>
                        ) : (
                            <>
                                {is_lift_due && !is_own_lift_request && (
                                    <Button
                                        size="sm"
                                        variant="danger"
                                        loading={isBusy}
                                        onClick={() => ask(lift, rsg.exclusionsLiftConfirm({ case: id }))}
                                    >
                                        Lift exclusion
                                    </Button>
                                )}
                                <Button
                                    size="sm"
                                    disabled={isBusy}
                                    onClick={() => ask(end, rsg.exclusionsLiftDestroy({ case: id }))}
                                >
                                    {endVerb}
                                </Button>
                            </>
                        )}
                    </div>
                )}
            </CardBody>
            {confirmDialog}
        </Card>
    );
}
