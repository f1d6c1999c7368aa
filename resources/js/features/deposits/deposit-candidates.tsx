import { CandidateCard } from '@/features/deposits/candidate-card';
import { ClientSearch } from '@/features/deposits/client-search';
import { candidatesOf } from '@/features/deposits/deposit-candidate';
import { DrawerSection } from '@/features/deposits/drawer-section';
import type { DepositApproval } from '@/features/deposits/use-deposit-approval';
import type { DepositDeeds } from '@/features/deposits/use-deposit-deeds';
import type { DepositDetails } from '@/types/generated';

interface DepositCandidatesProps {
    details: DepositDetails;
    deeds: DepositDeeds;
    approval: DepositApproval;
}

/** Whose money it is, or may be: to be chosen while nobody has decided. */
export function DepositCandidates({ details, deeds, approval }: DepositCandidatesProps) {
    const { deposit, client, can_decide } = details;
    const candidates = candidatesOf(details);
    const isWaiting = deposit.waiting_since !== null;

    if (!isWaiting) {
        return client === null ? null : (
            <DrawerSection title={deposit.status === 'approved' ? 'Credited to' : 'Meant for'}>
                <CandidateCard candidate={{ person: client, proposal: null }} />
            </DrawerSection>
        );
    }

    return (
        <DrawerSection title="Whose money">
            {candidates.length === 0 && (
                <p className="text-muted">Nobody on file fits what the bank wrote. Look for the client below.</p>
            )}
            {candidates.map((candidate) => (
                <CandidateCard
                    key={candidate.person.id}
                    candidate={candidate}
                    state={candidate.person.id === client?.id ? deposit.status : null}
                    {...(can_decide && {
                        isBusy: deeds.isBusy,
                        onApprove: () => approval.ask(candidate.person),
                        ...(candidate.person.id === client?.id
                            ? { onUnmatch: deeds.unmatch }
                            : { onMatch: () => deeds.match(candidate.person.id) }),
                    })}
                />
            ))}
            {can_decide && <ClientSearch depositId={deposit.id} onMatch={deeds.match} onApprove={approval.ask} />}
        </DrawerSection>
    );
}
