import { useMemo } from 'react';
import { PROMOTION_COLUMNS } from '@/features/bonus/promotion-columns';
import { ListPage } from '@/layouts/list-page';
import type { BonusPromotionsPage } from '@/types/generated';
import { bonusPromotionList } from '@/types/generated/lists';

export default function Promotions({ promotions, meta, statuses, companies }: BonusPromotionsPage) {
    const choices = useMemo(() => ({ status: statuses, company: companies }), [statuses, companies]);

    return (
        <ListPage
            list={bonusPromotionList}
            rows={promotions}
            meta={meta}
            columns={PROMOTION_COLUMNS}
            choices={choices}
            breadcrumbs={[{ title: 'Bonus' }]}
            rowLabel={({ title }) => title}
            emptyHint="Promotions of the companies appear here."
        />
    );
}
