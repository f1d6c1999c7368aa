import { AmountField, FormDialog, InputField, SelectField, useResourceForm } from '@/components/form';
import { toOptions } from '@/lib/options';
import { bonus } from '@/routes/generated';
import type { Choice, GenwebBonusKind } from '@/types/generated';

const LABELS = {
    pin: 'Client’s PIN',
    operator_site_id: 'Bookmaker',
    bonus_promotion_id: 'Promotion',
    market: 'Market',
    amount: 'Amount in dollars',
    boost: 'Boost in %',
    expires_on: 'Expires at the end of',
};

interface GenwebDialogProps {
    kind: GenwebBonusKind;
    promotions: readonly Choice[];
    sites: readonly Choice[];
    open: boolean;
    onClose: () => void;
}

/** Records a bonus or boost before it is given in Genweb. */
export function GenwebDialog({ kind, promotions, sites, open, onClose }: GenwebDialogProps) {
    const isBonus = kind === 'bonus';
    const form = useResourceForm<Record<keyof typeof LABELS, string>>({
        data: {
            pin: '',
            operator_site_id: '',
            bonus_promotion_id: '',
            market: '',
            amount: '',
            boost: '',
            expires_on: '',
        },
        route: isBonus ? bonus.genwebBonusesStore() : bonus.genwebBoostBonusesStore(),
        isOnce: true,
        onSuccess: onClose,
    });

    return (
        <FormDialog
            form={form}
            open={open}
            onClose={onClose}
            size="lg"
            title={`Record ${kind}`}
            description="Record it first: Paddock checks whether this client may get it. Then give it in Genweb."
            submitVerb={`Record ${kind}`}
            labels={LABELS}
        >
            <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
                <InputField form={form} name="pin" required maxLength={16} autoComplete="off" />
                <SelectField
                    form={form}
                    name="operator_site_id"
                    options={toOptions(sites)}
                    placeholder="All accounts"
                />
                <SelectField
                    form={form}
                    name="bonus_promotion_id"
                    required={isBonus}
                    options={toOptions(promotions)}
                    help={isBonus ? undefined : 'If the boost is part of one.'}
                />
                {isBonus ? (
                    <AmountField form={form} label={LABELS.amount} />
                ) : (
                    <>
                        <InputField form={form} name="market" required maxLength={120} />
                        <InputField form={form} name="boost" required inputMode="decimal" maxLength={5} />
                    </>
                )}
                <InputField form={form} name="expires_on" type="date" required />
            </div>
        </FormDialog>
    );
}
