import type { ReactNode } from 'react';
import { PageLink } from '@/components/page-link';
import { Badge } from '@/components/ui/badge';
import { Checkbox } from '@/components/ui/checkbox';
import { DateTime } from '@/components/ui/date-time';
import { Nothing } from '@/components/ui/known';
import { MatchScore } from '@/features/matches/match-evidence';
import { formatDate } from '@/lib/format';
import { useGate } from '@/navigation/use-navigation';
import { clients } from '@/routes/generated';
import type { BetstopCandidate, BetstopUpdateRow } from '@/types/generated';

interface CandidateComparisonProps {
    notice: BetstopUpdateRow;
    candidate: BetstopCandidate;
    /** Null when the client can't be chosen. */
    isChosen: boolean | null;
    onChoose: (isChosen: boolean) => void;
}

/** The register's details beside a client's, with the score and its reasons. Differences are marked. */
export function CandidateComparison({ notice, candidate, isChosen, onChoose }: CandidateComparisonProps) {
    const { person, differences } = candidate;
    const seesClients = useGate({ anyOf: ['viewClients'] });
    const born = (day: string | null) => (day === null ? null : formatDate(day, 'UTC'));
    const rows: ReadonlyArray<[string, string, string | null, string | null]> = [
        ['full_name', 'Name', notice.full_name, person.full_name],
        ['date_of_birth', 'Born', born(notice.date_of_birth), born(person.date_of_birth)],
        ['mobile', 'Phone', notice.phones.join(', ') || null, person.mobile],
        ['email', 'Email', notice.email, person.email],
        ['address', 'Address', notice.postcode, person.address],
    ];

    return (
        <article aria-label={person.full_name} className="flex flex-col gap-2 rounded-card border border-line p-3">
            <header className="flex flex-wrap items-center gap-2">
                {isChosen !== null && (
                    <Checkbox checked={isChosen} onChange={onChoose} aria-label={`Choose ${person.full_name}`} />
                )}
                <h4 className="font-strong">
                    {seesClients ? (
                        <PageLink href={clients.edit({ client: person.id })} className="hover:underline">
                            {person.full_name}
                        </PageLink>
                    ) : (
                        person.full_name
                    )}
                </h4>
                <Badge>PIN {person.pin}</Badge>
                <span className="text-compact text-muted">
                    {person.status}
                    {person.company !== null && ` · ${person.company}`}
                </span>
                {candidate.betstop_state === 'registered' && <Badge tone="danger">BetStop</Badge>}
                <span className="ml-auto">
                    <MatchScore score={candidate.score} />
                </span>
            </header>
            <table className="w-full table-fixed text-left text-compact">
                <thead className="text-muted">
                    <tr>
                        <td className="w-16" />
                        <th scope="col" className="font-normal">
                            Register
                        </th>
                        <th scope="col" className="font-normal">
                            Client
                        </th>
                    </tr>
                </thead>
                <tbody>
                    {rows.map(([field, label, left, right]) => (
                        <tr key={field} className="align-top">
                            <th scope="row" className="font-normal text-muted">
                                {label}
                            </th>
                            <td className="pr-3 break-words">{left ?? <Nothing />}</td>
                            <td className="break-words">
                                <Marked differs={differences.includes(field)}>{right}</Marked>
                            </td>
                        </tr>
                    ))}
                </tbody>
            </table>
            <ul className="flex flex-wrap gap-x-3 text-compact">
                {candidate.reasons.map((reason) => (
                    <li key={reason} className="before:text-ok before:content-['+_']">
                        {reason}
                    </li>
                ))}
                {candidate.against.map((reason) => (
                    <li key={reason} className="text-muted before:text-danger before:content-['−_']">
                        {reason}
                    </li>
                ))}
            </ul>
            {candidate.rejection !== null && (
                <p className="text-compact text-muted">
                    Not the same person, {candidate.rejection.by}, <DateTime value={candidate.rejection.at} />: “
                    {candidate.rejection.reason}”
                </p>
            )}
        </article>
    );
}

function Marked({ differs, children }: { differs: boolean; children: ReactNode }) {
    if (children === null) {
        return <Nothing />;
    }

    return differs ? (
        <mark className="rounded-tag bg-warn-soft px-1 text-warn">
            {children}
            <span className="sr-only"> (differs)</span>
        </mark>
    ) : (
        children
    );
}
