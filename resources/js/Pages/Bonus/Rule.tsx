import { useResourceForm } from '@/components/form';
import { PromotionStatus, worthOf } from '@/features/bonus/promotion-hit';
import { RuleForm } from '@/features/bonus/rule-form';
import { RulePreviewCard } from '@/features/bonus/rule-preview';
import { RuleVersions } from '@/features/bonus/rule-versions';
import { PageHeader } from '@/layouts/page-header';
import { bonus } from '@/routes/generated';
import type { BonusRulePage } from '@/types/generated';

export default function Rule({ promotion, form: saved, version, versions, ratings, can_edit }: BonusRulePage) {
    const form = useResourceForm({
        data: saved,
        route: bonus.rulesUpdate({ bonusPromotion: promotion.id }),
        extra: { version },
    });

    return (
        <>
            <PageHeader
                breadcrumbs={[
                    { title: 'Bonus' },
                    { title: 'Rules', href: bonus.rulesIndex() },
                    { title: promotion.title },
                ]}
                title={promotion.title}
                badges={<PromotionStatus status={promotion.status} />}
                notice={`${promotion.company_name}, ${worthOf(promotion)}`}
            />
            <div className="grid grid-cols-12 items-start gap-4 p-4 sm:px-6">
                <div className="col-span-12 flex flex-col gap-4 xl:col-span-7">
                    <RuleForm form={form} companyName={promotion.company_name} ratings={ratings} canEdit={can_edit} />
                </div>
                <div className="col-span-12 flex flex-col gap-4 xl:col-span-5">
                    <RulePreviewCard promotionId={promotion.id} conditions={form.data} />
                    <RuleVersions versions={versions} />
                </div>
            </div>
        </>
    );
}
