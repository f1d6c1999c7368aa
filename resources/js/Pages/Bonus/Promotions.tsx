import { PlusIcon } from '@heroicons/react/24/outline';
import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { PROMOTION_COLUMNS } from '@/features/bonus/promotion-columns';
import { PromotionDialog } from '@/features/bonus/promotion-dialog';
import { ListPage } from '@/layouts/list-page';
import { bonus } from '@/routes/generated';
import type { BonusPromotionsPage } from '@/types/generated';
import { bonusPromotionList } from '@/types/generated/lists';

export default function Promotions({ promotions, meta, companies, can_add, can_export }: BonusPromotionsPage) {
    const [isAdding, setIsAdding] = useState(false);
    const choices = useMemo(() => ({ company: companies }), [companies]);

    return (
        <>
            <ListPage
                list={bonusPromotionList}
                rows={promotions}
                meta={meta}
                columns={PROMOTION_COLUMNS}
                choices={choices}
                breadcrumbs={[{ title: 'Bonus' }]}
                actions={
                    can_add && (
                        <Button variant="primary" icon={PlusIcon} onClick={() => setIsAdding(true)}>
                            Add promotion
                        </Button>
                    )
                }
                rowLabel={({ title }) => title}
                {...(can_export && { exportUrl: bonus.bonusPromotionsExport() })}
                emptyHint="Promotions of the companies appear here."
            />
            <PromotionDialog
                promotion={null}
                companies={companies}
                open={isAdding}
                onClose={() => setIsAdding(false)}
            />
        </>
    );
}
