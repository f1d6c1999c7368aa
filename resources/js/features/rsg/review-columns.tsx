import { columnsFor, columnsOf } from '@/components/data-table';
import { sentence } from '@/components/data-table/words';
import { Badge, type Tone } from '@/components/ui/badge';
import { DateTime } from '@/components/ui/date-time';
import { RelativeTime } from '@/components/ui/relative-time';
import { ReviewDecision } from '@/features/rsg/review-decision';
import { RsgClientCell } from '@/features/rsg/rsg-client-cell';
import { type ExclusionReviewRow, type ExclusionReviewStatus, ExclusionReviewStatusLabels } from '@/types/generated';
import { exclusionReviewList } from '@/types/generated/lists';

const TONES: Record<ExclusionReviewStatus, Tone> = { open: 'warn', same: 'danger', different: 'neutral' };

const column = columnsFor<ExclusionReviewRow>();

const DECISION = column.columns([
    column.display({
        id: 'action',
        header: '',
        cell: ({ row: { original: review } }) => (review.status === 'open' ? <ReviewDecision review={review} /> : null),
        meta: { label: 'Actions', align: 'right', phoneFoot: true },
    }),
]);

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
                        <span className="flex min-w-0 flex-col">
                            <span className="truncate lg:max-w-44">{review.full_name}</span>
                            <span className="text-xs font-normal text-muted">{sentence(review.person_label)}</span>
                        </span>
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
            created_at: { cell: (review) => <RelativeTime value={review.created_at} />, descendingFirst: true },
            status: { cell: (review) => <Status review={review} />, phoneAside: true },
        },
        hasActions ? DECISION : [],
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
