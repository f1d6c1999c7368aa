import type { DepositClient, DepositDetails, MatchProposal } from '@/types/generated';

/** Somebody whose money a deposit may be, with why. */
export interface Candidate {
    person: DepositClient;
    proposal: MatchProposal | null;
}

/** Whom the deposit is meant for first, then those whom the program proposes, best first. */
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
