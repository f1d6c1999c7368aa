import { ViewChips } from '@/components/ui/view-chips';
import { reviewColumns } from '@/features/bonus/review-columns';
import { useReloadOnWork } from '@/features/notifications/use-reload-on-work';
import { ListPage } from '@/layouts/list-page';
import { bonus } from '@/routes/generated';
import {
    type SocialMediaReviewsPage,
    SocialMediaReviewViewLabels,
    SocialMediaReviewViewValues,
} from '@/types/generated';
import { socialMediaReviewList } from '@/types/generated/lists';

const columns = reviewColumns(true);
const columnsWithoutDecisions = reviewColumns(false);

export default function SocialMediaReviews({ view, reviews, meta, can_decide, can_export }: SocialMediaReviewsPage) {
    useReloadOnWork(['reviews', 'meta']);

    return (
        <ListPage
            list={socialMediaReviewList}
            rows={reviews}
            meta={meta}
            columns={can_decide ? columns : columnsWithoutDecisions}
            breadcrumbs={[{ title: 'Bonus' }]}
            // The tabs of this section leave no room beside them.
            actions={
                <ViewChips
                    label="Reviews by status"
                    items={SocialMediaReviewViewValues.map((value) => ({
                        label: SocialMediaReviewViewLabels[value],
                        href: bonus.socialMediaReviewsIndex(value === 'pending' ? {} : { query: { view: value } }),
                        current: value === view,
                    }))}
                />
            }
            rowLabel={(review) => `${review.platform_name} review of ${review.full_name}`}
            {...(can_export && { exportUrl: bonus.socialMediaReviewsExport() })}
            emptyHint="Screenshots of reviews that clients send appear here automatically."
        />
    );
}
