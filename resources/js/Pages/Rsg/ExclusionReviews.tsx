import { reviewColumns } from '@/features/rsg/review-columns';
import { RsgViews } from '@/features/rsg/rsg-views';
import { ListPage } from '@/layouts/list-page';
import { rsg } from '@/routes/generated';
import type { ExclusionReviewsPage } from '@/types/generated';
import { exclusionReviewList } from '@/types/generated/lists';

const columns = reviewColumns();
const columnsWithoutActions = reviewColumns(false);

export default function ExclusionReviews({ view, reviews, meta, can_decide }: ExclusionReviewsPage) {
    return (
        <ListPage
            list={exclusionReviewList}
            rows={reviews}
            meta={meta}
            columns={can_decide ? columns : columnsWithoutActions}
            breadcrumbs={[{ title: 'RSG' }]}
            notice="Until a colleague decides, these people get no marketing, calls or bonuses, and their accounts can’t be reopened"
            views={<RsgViews label="Matches by status" view={view} routeOf={rsg.exclusionReviewsIndex} />}
            rowLabel={(review) => `${review.full_name} may be an excluded person`}
            emptyHint="People who may be an excluded person appear here when a colleague wants to contact or credit them."
        />
    );
}
