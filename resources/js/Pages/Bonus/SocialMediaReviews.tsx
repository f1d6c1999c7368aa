import { reviewColumns } from '@/features/bonus/review-columns';
import { useReloadOnWork } from '@/features/notifications/use-reload-on-work';
import { ListPage } from '@/layouts/list-page';
import { bonus } from '@/routes/generated';
import type { SocialMediaReviewsPage } from '@/types/generated';
import { socialMediaReviewList } from '@/types/generated/lists';

const columns = reviewColumns(true);
const columnsWithoutDecisions = reviewColumns(false);

export default function SocialMediaReviews({ reviews, meta, can_decide, can_export }: SocialMediaReviewsPage) {
    useReloadOnWork(['reviews', 'meta']);

    return (
        <ListPage
            list={socialMediaReviewList}
            rows={reviews}
            meta={meta}
            columns={can_decide ? columns : columnsWithoutDecisions}
            breadcrumbs={[{ title: 'Bonus' }]}
            rowLabel={(review) => `${review.platform_name} review of ${review.full_name}`}
            {...(can_export && { exportUrl: bonus.socialMediaReviewsExport() })}
            emptyHint="Screenshots of reviews that clients send appear here automatically."
        />
    );
}
