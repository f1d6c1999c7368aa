import { CandidateCard } from '@/features/deposits/candidate-card';
import { ClientSearch } from '@/features/deposits/client-search';
import { candidatesOf } from '@/features/deposits/deposit-candidate';
import { DrawerSection } from '@/features/deposits/drawer-section';
import type { DepositApproval } from '@/features/deposits/use-deposit-approval';
import type { DepositDecisions } from '@/features/deposits/use-deposit-decisions';
import type { DepositDetails } from '@/types/generated';

interface DepositCandidatesProps {
    details: DepositDetails;
    decisions: DepositDecisions;
    approval: DepositApproval;
}

/** The matched client and, while the deposit is pending, the suggested clients. */
export function DepositCandidates({ details, decisions, approval }: DepositCandidatesProps) {
    const { deposit, client, can_decide } = details;
    const candidates = candidatesOf(details);
    const isWaiting = deposit.waiting_since !== null;

    if (!isWaiting) {
        return client === null ? null : (
            <DrawerSection title={deposit.status === 'approved' ? 'Credited to' : 'Matched to'}>
                <CandidateCard candidate={{ person: client, proposal: null }} />
            </DrawerSection>
        );
    }

    return (
        <DrawerSection title="Suggested clients">
            {candidates.length === 0 && (
                <p className="text-muted">No clients match the bank’s description. Search for the client below.</p>
            )}
            {can_decide && candidates.length > 0 && approval.clear === null && (
                <p className="text-muted">No suggestion is certain. Compare the evidence before you approve.</p>
            )}
            {candidates.map((candidate) => (
                <CandidateCard
                    key={candidate.person.id}
                    candidate={candidate}
                    state={candidate.person.id === client?.id ? deposit.status : null}
                    {...(can_decide && {
                        isBusy: decisions.isBusy,
                        onApprove: () => approval.ask(candidate.person),
                        ...(candidate.person.id === client?.id
                            ? { onUnmatch: decisions.unmatch }
                            : { onMatch: () => decisions.match(candidate.person.id) }),
                    })}
                />
            ))}
            {can_decide && <ClientSearch depositId={deposit.id} onMatch={decisions.match} onApprove={approval.ask} />}
        </DrawerSection>
    );
}
