import { Link } from '@inertiajs/react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { CompanyMark } from '@/components/ui/company-mark';
import { RatingDot } from '@/components/ui/rating-dot';
import { type Candidate, STRONG_SCORE } from '@/features/deposits/deposit-candidate';
import { useViewer } from '@/hooks/use-viewer';
import { formatMoney } from '@/lib/format';
import { clients } from '@/routes/generated';
import type { DepositStatus } from '@/types/generated';

interface CandidateCardProps {
    candidate: Candidate;
    /** Status of the deposit when this client is its chosen client. */
    state?: DepositStatus | null;
    isBusy?: boolean;
    onApprove?: () => void;
    onMatch?: () => void;
    onUnmatch?: () => void;
}

/** A suggested client with the reasons for and against the match. */
export function CandidateCard({ candidate, state = null, isBusy, onApprove, onMatch, onUnmatch }: CandidateCardProps) {
    const { person, proposal } = candidate;

    return (
        <article aria-label={person.full_name} className="rounded-control border border-line bg-surface p-3">
            <div className="flex items-start gap-2.5">
                <span className="pt-0.5">
                    <RatingDot
                        value={person.client_rating}
                        description={person.client_rating_description}
                        reviewedAt={person.rating_reviewed_at}
                    />
                </span>
                <div className="min-w-0 flex-1">
                    <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                        <PersonName person={person} />
                        {proposal && <Score score={proposal.score} />}
                        {state === 'matched' && <Badge tone="info">Matched</Badge>}
                        {state === 'pending' && <Badge>Suggested by PIN or name</Badge>}
                        {person.is_betstopped && <Badge tone="danger">BetStop</Badge>}
                        {person.is_barred && <Badge tone="danger">Barred</Badge>}
                        {person.is_closed && <Badge tone="danger">Closed</Badge>}
                    </p>
                    <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-compact text-muted">
                        <span>PIN {person.pin}</span>
                        <CompanyMark
                            name={person.company_name}
                            color={person.company_color}
                            logo={person.company_logo}
                        />
                        <span className="tabular">Balance {formatMoney(person.balance_cents)}</span>
                    </p>
                </div>
            </div>
            {proposal && <Reasons reasons={proposal.reasons} warnings={proposal.warnings} />}
            {proposal === null && person.is_other_payer && (
                <p className="mt-2 text-compact text-warn">The payer’s name is different.</p>
            )}
            {person.refusal && <p className="mt-2 text-compact text-danger">{person.refusal}</p>}
            {(onApprove || onMatch || onUnmatch) && (
                <div className="mt-2 flex flex-wrap justify-end gap-2">
                    {onUnmatch && (
                        <Button size="sm" disabled={isBusy} onClick={onUnmatch}>
                            Unmatch
                        </Button>
                    )}
                    {onMatch && (
                        <Button
                            size="sm"
                            disabled={isBusy}
                            aria-label={`Match to ${person.full_name}`}
                            onClick={onMatch}
                        >
                            Match
                        </Button>
                    )}
                    {onApprove && person.refusal === null && (
                        <Button
                            size="sm"
                            disabled={isBusy}
                            aria-label={`Approve for ${person.full_name}`}
                            onClick={onApprove}
                        >
                            Approve
                        </Button>
                    )}
                </div>
            )}
        </article>
    );
}

function PersonName({ person }: Pick<Candidate, 'person'>) {
    const viewer = useViewer();

    return viewer?.can.viewClients ? (
        <Link href={clients.edit({ client: person.id })} className="font-medium hover:underline">
            {person.full_name}
        </Link>
    ) : (
        <span className="font-medium">{person.full_name}</span>
    );
}

function Score({ score }: { score: number }) {
    const tone = score >= STRONG_SCORE ? 'ok' : score >= 50 ? 'info' : 'neutral';

    return (
        <Badge tone={tone} className="ml-auto">
            Score {score}
        </Badge>
    );
}

function Reasons({ reasons, warnings }: { reasons: readonly string[]; warnings: readonly string[] }) {
    return (
        <ul className="mt-2 flex list-disc flex-col gap-0.5 pl-4 text-compact text-muted">
            {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
            ))}
            {warnings.map((warning) => (
                <li key={warning} className="text-warn">
                    {warning}
                </li>
            ))}
        </ul>
    );
}
