import type { DepositClient, DepositDetails, MatchProposal } from '@/types/generated';

/** A suggested client with the evidence. */
export interface Candidate {
    person: DepositClient;
    proposal: MatchProposal | null;
}

/** Evidence with a lower score is too weak to offer the approval as the next step. */
export const STRONG_SCORE = 80;

const scoreOf = ({ proposal }: Candidate): number => proposal?.score ?? 0;

/** Returns the matched client first, then the suggested clients by score. */
export function candidatesOf({ deposit, client, proposals, people }: DepositDetails): Candidate[] {
    const proposed = proposals.flatMap((proposal) => {
        const person = people.find(({ id }) => id === proposal.client_id);

        return person ? [{ person, proposal }] : [];
    });
    if (client === null) {
        return proposed;
    }
    const chosen = { person: client, proposal: proposals.find(({ client_id }) => client_id === client.id) ?? null };
    const all = [chosen, ...proposed.filter(({ person }) => person.id !== client.id)];

    return deposit.status === 'matched' ? all : all.sort((one, other) => scoreOf(other) - scoreOf(one));
}

/** Returns the client to approve next: matched or with strong evidence, and no other client has as much evidence. */
export function clearClientOf(details: DepositDetails): DepositClient | null {
    const [first, ...others] = candidatesOf(details);
    if (first === undefined || first.person.refusal !== null) {
        return null;
    }
    const isStrong = details.deposit.status === 'matched' || scoreOf(first) >= STRONG_SCORE;

    return isStrong && others.every((other) => scoreOf(other) < scoreOf(first)) ? first.person : null;
}
