import { columnsOf } from '@/components/data-table';
import { CompanyMark } from '@/components/ui/company-mark';
import { PromotionStatus } from '@/features/bonus/promotion-hit';
import { bonusRuleList } from '@/types/generated/lists';

export const ruleColumns = columnsOf(bonusRuleList, {
    title: { primary: true },
    company_name: {
        cell: (rule) => <CompanyMark name={rule.company_name} color={rule.company_color} logo={rule.company_logo} />,
    },
    status: { cell: ({ status }) => <PromotionStatus status={status} />, phoneAside: true },
    conditions: {
        fluid: true,
        text: ({ conditions, version }) =>
            conditions.join(', ') || (version === null ? 'No rule: every client of the company' : 'Rule removed'),
    },
    version: { align: 'right' },
    changed_at: { secondLine: ({ author_name }) => author_name },
});
