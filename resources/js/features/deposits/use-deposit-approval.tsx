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
    const [seen, setSeen] = useState(details.deposit.version);
    const [isAsking, setIsAsking] = useState(false);
    const ask = (whom: DepositClient) => {
        setPerson(whom);
        setSeen(details.deposit.version);
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
                key={`${person.id} ${seen}`}
                open={isAsking}
                details={details}
                person={person}
                isStale={details.can_decide && details.deposit.version !== seen}
                isBusy={deeds.isBusy}
                onApprove={(accepted) => deeds.approve(person.id, seen, accepted, () => setIsAsking(false))}
                onClose={() => setIsAsking(false)}
            />
        ),
    };
}

export type DepositApproval = ReturnType<typeof useDepositApproval>;
