import type { DepositClient, DepositDetails, MatchProposal } from '@/types/generated';

/** A suggested client with the evidence. */
export interface Candidate {
    person: DepositClient;
    proposal: MatchProposal | null;
}

/** Returns the matched client first, then the suggested clients by score. */
export function candidatesOf({ client, proposals, people }: DepositDetails): Candidate[] {
    const proposed = proposals.flatMap((proposal) => {
        const person = people.find(({ id }) => id === proposal.client_id);

        return person ? [{ person, proposal }] : [];
    });
    if (client === null) {
        return proposed;
    }

    return [
        { person: client, proposal: proposals.find(({ client_id }) => client_id === client.id) ?? null },
        ...proposed.filter(({ person }) => person.id !== client.id),
    ];
}
