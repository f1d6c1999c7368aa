import { Card, CardHeader } from '@/components/ui/card';
import { RatingDot } from '@/components/ui/rating-dot';
import { RelativeTime } from '@/components/ui/relative-time';
import type { RatingReview } from '@/types/generated';

/** The client's rating reviews, newest first. */
export function RatingCard({ reviews }: { reviews: readonly RatingReview[] }) {
    return (
        <Card>
            <CardHeader title="Rating history" />
            {reviews.length === 0 ? (
                <p className="px-4 py-3 text-compact text-muted">No rating reviews yet.</p>
            ) : (
                <ol className="max-h-80 overflow-y-auto">
                    {reviews.map((review, place) => (
                        <Review key={review.id} review={review} previous={reviews[place + 1]} />
                    ))}
                </ol>
            )}
        </Card>
    );
}

interface ReviewProps {
    review: RatingReview;
    previous: RatingReview | undefined;
}

function Review({ review, previous }: ReviewProps) {
    const reviewer = review.reviewer_name ?? 'the system';

    return (
        <li className="border-b border-line px-4 py-2.5 last:border-0">
            <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <Rating value={review.from} description={review.from_description} reviewedAt={previous?.at ?? null} />
                <span role="img" aria-label="to">
                    →
                </span>
                <Rating value={review.to} description={review.to_description} reviewedAt={review.at} />
            </div>
            <p className="flex items-baseline justify-between gap-3 text-compact text-muted">
                <span>by {review.impersonator_name ? `${review.impersonator_name} as ${reviewer}` : reviewer}</span>
                <RelativeTime value={review.at} className="shrink-0" />
            </p>
        </li>
    );
}

interface RatingProps {
    value: number | null;
    description: string | null;
    reviewedAt: string | null;
}

function Rating({ value, description, reviewedAt }: RatingProps) {
    return (
        <span className="inline-flex min-w-0 items-center gap-1.5">
            <RatingDot value={value} description={description} reviewedAt={reviewedAt} />
            <span>{value === null ? 'Not rated' : `${value} · ${description ?? 'Rating'}`}</span>
        </span>
    );
}
