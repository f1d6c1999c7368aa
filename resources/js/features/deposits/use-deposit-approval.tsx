import { useEffect, useEffectEvent, useState } from 'react';
import { ApproveDialog } from '@/features/deposits/approve-dialog';
import { clearClientOf } from '@/features/deposits/deposit-candidate';
import type { DepositDecisions } from '@/features/deposits/use-deposit-decisions';
import type { DepositClient, DepositDetails } from '@/types/generated';

/** Opens the approval dialog for a deposit and a client. */
export function useDepositApproval(
    details: DepositDetails,
    decisions: DepositDecisions,
    isAskedToApprove: boolean,
    onAsked: () => void,
) {
    const [person, setPerson] = useState<DepositClient | null>(null);
    const [seen, setSeen] = useState(details.deposit.version);
    const [isAsking, setIsAsking] = useState(false);
    const ask = (client: DepositClient) => {
        setPerson(client);
        setSeen(details.deposit.version);
        setIsAsking(true);
    };
    const clear = clearClientOf(details);
    const askForClear = () => clear !== null && ask(clear);

    const askAtOnce = useEffectEvent(() => {
        onAsked();
        if (details.can_decide) {
            askForClear();
        }
    });
    useEffect(() => {
        if (isAskedToApprove) {
            askAtOnce();
        }
    }, [isAskedToApprove]);

    return {
        isAsking,
        clear,
        ask,
        askForClear,
        dialog: person && (
            <ApproveDialog
                key={`${person.id} ${seen}`}
                open={isAsking}
                details={details}
                person={person}
                isStale={details.can_decide && details.deposit.version !== seen}
                isBusy={decisions.isBusy}
                onApprove={(accepted) => decisions.approve(person.id, seen, accepted, () => setIsAsking(false))}
                onClose={() => setIsAsking(false)}
            />
        ),
    };
}

export type DepositApproval = ReturnType<typeof useDepositApproval>;
