import { AmountField, FormDialog, InputField, SelectField, useResourceForm } from '@/components/form';
import { bonus } from '@/routes/generated';
import type { BonusPromotionRow, Choice } from '@/types/generated';

interface PromotionDialogProps {
    /** Null for a new one. */
    promotion: BonusPromotionRow | null;
    companies: readonly Choice[];
    open: boolean;
    onClose: () => void;
}

const LABELS = {
    company_id: 'Company',
    title: 'Title',
    percent: 'Percentage',
    amount: 'Largest bonus',
    starts_on: 'Starts',
    ends_on: 'Ends',
};

/** Adds a promotion, or changes the terms of one. */
export function PromotionDialog({ promotion, companies, open, onClose }: PromotionDialogProps) {
    const form = useResourceForm<Record<keyof typeof LABELS, string>>({
        data: {
            company_id: '',
            title: promotion?.title ?? '',
            percent: String(promotion?.percent ?? ''),
            amount: promotion?.value_cents ? (promotion.value_cents / 100).toFixed(2) : '',
            starts_on: promotion?.starts_on ?? '',
            ends_on: promotion?.ends_on ?? '',
        },
        route: promotion ? bonus.bonusPromotionsUpdate({ bonusPromotion: promotion.id }) : bonus.bonusPromotionsStore(),
        onSuccess: onClose,
        ...(promotion ? { extra: { version: promotion.version } } : { isOnce: true }),
    });

    return (
        <FormDialog
            form={form}
            open={open}
            onClose={onClose}
            title={promotion ? `Edit ${promotion.title}` : 'Add promotion'}
            description="It is a draft until a colleague approves it. Clients get it once it is live."
            submitVerb={promotion ? 'Save promotion' : 'Add promotion'}
            labels={LABELS}
        >
            {promotion === null && <SelectField form={form} name="company_id" required options={companies} />}
            <InputField form={form} name="title" required maxLength={100} autoComplete="off" />
            <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
                <InputField
                    form={form}
                    name="percent"
                    inputMode="numeric"
                    maxLength={3}
                    help="Of the deposit. Leave it empty if the bonus doesn’t depend on one."
                />
                <AmountField
                    form={form}
                    required={false}
                    help="The most that a client can get. Needed without a percentage."
                />
                <InputField form={form} name="starts_on" type="date" help="Leave it empty to start straight away." />
                <InputField form={form} name="ends_on" type="date" help="The last day." />
            </div>
        </FormDialog>
    );
}
