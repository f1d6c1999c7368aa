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
                    {reviews.map((review) => (
                        <Review key={review.id} review={review} />
                    ))}
                </ol>
            )}
        </Card>
    );
}

function Review({ review }: { review: RatingReview }) {
    const reviewer = review.reviewer_name ?? 'the system';

    return (
        <li className="border-b border-line px-4 py-2.5 last:border-0">
            <div className="flex items-center gap-2">
                <Rating value={review.from} description={review.from_description} />
                <span role="img" aria-label="to">
                    →
                </span>
                <Rating value={review.to} description={review.to_description} />
                <RelativeTime value={review.at} className="ml-auto shrink-0 text-compact text-muted" />
            </div>
            <p className="text-compact text-muted">
                by {review.impersonator_name ? `${review.impersonator_name} as ${reviewer}` : reviewer}
            </p>
        </li>
    );
}

function Rating({ value, description }: { value: number | null; description: string | null }) {
    return (
        <span className="inline-flex min-w-0 items-center gap-1.5">
            <RatingDot value={value} description={description} reviewedAt={null} />
            <span className="truncate">{value === null ? 'Not rated' : `${value} · ${description ?? 'Rating'}`}</span>
        </span>
    );
}
