import { PlusIcon } from '@heroicons/react/24/outline';
import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { SKIPPING_COLUMNS } from '@/features/bonus/skipping-columns';
import { SkippingDialog } from '@/features/bonus/skipping-dialog';
import { ListPage } from '@/layouts/list-page';
import { bonus } from '@/routes/generated';
import type { SkippingRulesPage } from '@/types/generated';
import { skippingRuleList } from '@/types/generated/lists';

export default function SkippingRules({ rules, meta, promotions, can_request, can_export }: SkippingRulesPage) {
    const [isOpen, setIsOpen] = useState(false);
    const choices = useMemo(() => ({ promotion: promotions }), [promotions]);

    return (
        <>
            <ListPage
                list={skippingRuleList}
                rows={rules}
                meta={meta}
                columns={SKIPPING_COLUMNS}
                choices={choices}
                breadcrumbs={[{ title: 'Bonus' }]}
                notice="Exceptions to the rules of promotions"
                actions={
                    can_request && (
                        <Button variant="primary" icon={PlusIcon} onClick={() => setIsOpen(true)}>
                            New skipping rule
                        </Button>
                    )
                }
                rowLabel={({ full_name, promotion_title }) => `${full_name}, ${promotion_title}`}
                {...(can_export && { exportUrl: bonus.skippingRulesExport() })}
                emptyHint="Request one when a client should get a promotion that its rule refuses."
            />
            <SkippingDialog promotions={promotions} open={isOpen} onClose={() => setIsOpen(false)} />
        </>
    );
}
