import { useMemo } from 'react';
import { ruleColumns } from '@/features/bonus/rule-columns';
import { ListPage } from '@/layouts/list-page';
import { bonus } from '@/routes/generated';
import type { BonusRulesPage } from '@/types/generated';
import { bonusRuleList } from '@/types/generated/lists';

export default function Rules({ rules, meta, companies, can_export }: BonusRulesPage) {
    const choices = useMemo(() => ({ company: companies }), [companies]);

    return (
        <ListPage
            list={bonusRuleList}
            rows={rules}
            meta={meta}
            columns={ruleColumns}
            choices={choices}
            breadcrumbs={[{ title: 'Bonus' }]}
            notice="Who can be given each promotion"
            rowHref={({ id }) => bonus.rulesShow({ bonusPromotion: id })}
            rowLabel={({ title }) => title}
            {...(can_export && { exportUrl: bonus.rulesExport() })}
            emptyHint="Promotions appear here automatically. Open one to set its rule."
        />
    );
}
