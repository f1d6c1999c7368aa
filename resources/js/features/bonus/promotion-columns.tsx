import { columnsOf } from '@/components/data-table';
import { menuColumn } from '@/components/data-table/row-menu';
import { CompanyMark } from '@/components/ui/company-mark';
import { PromotionActions } from '@/features/bonus/promotion-actions';
import { PromotionStatus, worthOf } from '@/features/bonus/promotion-hit';
import type { BonusPromotionRow } from '@/types/generated';
import { bonusPromotionList } from '@/types/generated/lists';

export const PROMOTION_COLUMNS = columnsOf(
    bonusPromotionList,
    {
        title: { primary: true, fluid: true },
        company_name: {
            cell: (promotion) => (
                <CompanyMark
                    name={promotion.company_name}
                    color={promotion.company_color}
                    logo={promotion.company_logo}
                />
            ),
        },
        worth: { text: worthOf, align: 'right' },
        status: { cell: ({ status }) => <PromotionStatus status={status} />, phoneAside: true },
        starts_on: { descendingFirst: true },
        writer_name: {
            secondLine: ({ approver_name }) => approver_name && `Approved by ${approver_name}`,
            hideOnPhone: true,
        },
    },
    [menuColumn<BonusPromotionRow>((promotion) => <PromotionActions promotion={promotion} />)],
);
