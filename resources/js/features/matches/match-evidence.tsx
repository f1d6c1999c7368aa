import { Badge, type Tone } from '@/components/ui/badge';
import { DateTime } from '@/components/ui/date-time';
import { type MatchRow, type MatchStatus, MatchStatusLabels } from '@/types/generated';

const LIKELY = 80;
const POSSIBLE = 65;

const STATUS_TONES: Record<MatchStatus, Tone> = {
    suggested: 'info',
    confirmed: 'ok',
    rejected: 'neutral',
    merged: 'bonus',
};

/** The match score from 0 to 100. From 80 the records likely belong to the same person. */
export function MatchScore({ score }: { score: number }) {
    const tone: Tone = score >= LIKELY ? 'ok' : score >= POSSIBLE ? 'warn' : 'neutral';

    return (
        <Badge tone={tone}>
            <span className="tabular">{score}</span>
            <span className="sr-only"> of 100</span>
        </Badge>
    );
}

/** The reasons for and against the match, strongest first. */
export function MatchReasons({ match }: { match: MatchRow }) {
    return (
        <div className="flex min-w-0 flex-col gap-1 text-compact whitespace-normal">
            <ul className="flex flex-col gap-0.5">
                {match.reasons.map((reason) => (
                    <li
                        key={reason}
                        className="relative pl-4 before:absolute before:left-0 before:text-ok before:content-['+']"
                    >
                        {reason}
                    </li>
                ))}
                {match.against.map((reason) => (
                    <li
                        key={reason}
                        className="relative pl-4 text-muted before:absolute before:left-0 before:text-danger before:content-['−']"
                    >
                        {reason}
                    </li>
                ))}
            </ul>
            {match.import_name !== null && <p className="text-muted">From import {match.import_name}</p>}
        </div>
    );
}

/** The decision about a match, with who made it and why. */
export function MatchDecision({ match }: { match: MatchRow }) {
    return (
        <div className="flex flex-col items-start gap-1 text-compact whitespace-normal">
            <Badge tone={STATUS_TONES[match.status]}>{MatchStatusLabels[match.status]}</Badge>
            {match.decided_by !== null && (
                <p className="text-muted">
                    {match.decided_by}
                    {match.decided_at !== null && (
                        <>
                            , <DateTime value={match.decided_at} />
                        </>
                    )}
                </p>
            )}
            {match.reason !== null && <p>“{match.reason}”</p>}
        </div>
    );
}
