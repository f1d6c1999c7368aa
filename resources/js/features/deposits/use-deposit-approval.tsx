import { useEffect, useEffectEvent, useState } from 'react';
import { ApproveDialog } from '@/features/deposits/approve-dialog';
import { candidatesOf } from '@/features/deposits/deposit-candidate';
import type { DepositDeeds } from '@/features/deposits/use-deposit-deeds';
import type { DepositClient, DepositDetails } from '@/types/generated';

/** Asking whether a deposit is to be credited, and to whom. */
export function useDepositApproval(
    details: DepositDetails,
    deeds: DepositDeeds,
    isAskedToApprove: boolean,
    onAsked: () => void,
) {
    const [person, setPerson] = useState<DepositClient | null>(null);
    const [isAsking, setIsAsking] = useState(false);
    const ask = (whom: DepositClient) => {
        setPerson(whom);
        setIsAsking(true);
    };
    const best = candidatesOf(details).find(({ person: { refusal } }) => refusal === null)?.person ?? null;
    const askForBest = () => best !== null && ask(best);

    const askAtOnce = useEffectEvent(() => {
        onAsked();
        if (details.can_decide) {
            askForBest();
        }
    });
    useEffect(() => {
        if (isAskedToApprove) {
            askAtOnce();
        }
    }, [isAskedToApprove]);

    return {
        isAsking,
        best,
        ask,
        askForBest,
        dialog: person && (
            <ApproveDialog
                key={person.id}
                open={isAsking}
                details={details}
                person={person}
                isBusy={deeds.isBusy}
                onApprove={(accepted) => deeds.approve(person.id, accepted, () => setIsAsking(false))}
                onClose={() => setIsAsking(false)}
            />
        ),
    };
}

export type DepositApproval = ReturnType<typeof useDepositApproval>;
