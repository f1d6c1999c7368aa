import { buttonColumn, columnsOf } from '@/components/data-table';
import { sentence } from '@/components/data-table/words';
import { Badge, type Tone } from '@/components/ui/badge';
import { DateTime } from '@/components/ui/date-time';
import { RelativeTime } from '@/components/ui/relative-time';
import { TwoLines } from '@/components/ui/two-lines';
import { ReviewDecision } from '@/features/rsg/review-decision';
import { RsgClientCell } from '@/features/rsg/rsg-client-cell';
import { type ExclusionReviewRow, type ExclusionReviewStatus, ExclusionReviewStatusLabels } from '@/types/generated';
import { exclusionReviewList } from '@/types/generated/lists';

const TONES: Record<ExclusionReviewStatus, Tone> = { open: 'warn', same: 'danger', different: 'neutral' };

const DECISION = buttonColumn<ExclusionReviewRow>((review) =>
    review.status === 'open' ? <ReviewDecision review={review} /> : null,
);

/** The columns of possible matches; without their buttons for those who may only look. */
export function reviewColumns(hasActions = true) {
    return columnsOf(
        exclusionReviewList,
        {
            person: {
                cell: (review) =>
                    review.client ? (
                        <RsgClientCell client={review.client} />
                    ) : (
                        <TwoLines second={sentence(review.person_label)}>{review.full_name}</TwoLines>
                    ),
                primary: true,
            },
            source_text: {
                cell: (review) => (
                    <span className="flex max-w-lg min-w-56 flex-col whitespace-normal">
                        {review.source_text}
                        <span className="text-xs text-muted">{review.reasons.join(' · ')}</span>
                    </span>
                ),
            },
            score: { cell: (review) => `${review.score} of 100`, descendingFirst: true },
            created_at: { cell: (review) => <RelativeTime value={review.created_at} /> },
            status: { cell: (review) => <Status review={review} />, phoneAside: true },
        },
        hasActions ? [DECISION] : [],
    );
}

function Status({ review }: { review: ExclusionReviewRow }) {
    return (
        <span className="flex max-w-64 flex-col items-start gap-0.5 whitespace-normal">
            <Badge tone={TONES[review.status]}>{ExclusionReviewStatusLabels[review.status]}</Badge>
            {review.decided_by && (
                <span className="text-xs text-muted">
                    {review.decided_by}, <DateTime value={review.decided_at} />
                    {review.why && `: ${review.why}`}
                </span>
            )}
        </span>
    );
}
