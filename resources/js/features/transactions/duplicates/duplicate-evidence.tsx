import { Badge, type Tone } from '@/components/ui/badge';
import { DateTime } from '@/components/ui/date-time';
import { cn } from '@/lib/cn';
import { pluralize } from '@/lib/pluralize';
import { type DuplicateCaseStatus, DuplicateCaseStatusLabels, type DuplicateRow } from '@/types/generated';

const LIKELY = 80;

const STATUS_TONES: Record<DuplicateCaseStatus, Tone> = {
    open: 'warn',
    confirmed: 'danger',
    returned: 'neutral',
    dismissed: 'neutral',
};

/** Score from 0 to 100 that the payments are duplicates. */
export function DuplicateScore({ score }: { score: number }) {
    return (
        <Badge tone={score >= LIKELY ? 'danger' : 'warn'}>
            <span className="tabular">{score}</span>
            <span className="sr-only"> of 100</span>
        </Badge>
    );
}

/** Reasons for and against a duplicate with their points. */
export function ReasonList({ reasons }: Pick<DuplicateRow, 'reasons'>) {
    return (
        <ul className="flex min-w-0 flex-col gap-0.5 text-compact whitespace-normal">
            {reasons.map(({ words, points }) => (
                <li key={words} className="flex gap-2">
                    <span
                        className={cn(
                            'w-8 shrink-0 text-right font-medium tabular',
                            points < 0 ? 'text-danger' : 'text-ok',
                        )}
                    >
                        {points < 0 ? '−' : '+'}
                        {Math.abs(points)}
                    </span>
                    <span className={cn('min-w-0', points < 0 && 'text-muted')}>{words}</span>
                </li>
            ))}
        </ul>
    );
}

/** The first reason, which has the most points, and the number of others. */
export function StrongestReason({ reasons: [first, ...others] }: Pick<DuplicateRow, 'reasons'>) {
    return (
        first && (
            <div className="min-w-0">
                <p className="truncate" title={first.words}>
                    {first.words}
                </p>
                {others.length > 0 && (
                    <p className="text-compact text-muted">
                        and {pluralize(others.length, 'other reason', 'other reasons')}
                    </p>
                )}
            </div>
        )
    );
}

/** Decision on the case, with who and why. */
export function DuplicateOutcome({ duplicate }: { duplicate: DuplicateRow }) {
    return (
        <div className="flex flex-col items-start gap-1 text-compact whitespace-normal">
            <Badge tone={STATUS_TONES[duplicate.status]}>{DuplicateCaseStatusLabels[duplicate.status]}</Badge>
            {duplicate.decided_by !== null && (
                <p className="text-muted">
                    {duplicate.decided_by}
                    {duplicate.decided_at !== null && (
                        <>
                            , <DateTime value={duplicate.decided_at} />
                        </>
                    )}
                </p>
            )}
            {duplicate.note !== null && <p className="max-w-40">“{duplicate.note}”</p>}
        </div>
    );
}
