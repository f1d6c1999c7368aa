import { FormDialog, InputField, SelectField, TextareaField, useResourceForm } from '@/components/form';
import { bonus } from '@/routes/generated';
import type { Choice } from '@/types/generated';

const LABELS = { pin: 'Client’s PIN', bonus_promotion_id: 'Promotion', reason: 'Reason', until_on: 'Until' };

interface SkippingDialogProps {
    promotions: readonly Choice[];
    open: boolean;
    onClose: () => void;
}

/** Requests an exception that a colleague must approve. */
export function SkippingDialog({ promotions, open, onClose }: SkippingDialogProps) {
    const form = useResourceForm<Record<keyof typeof LABELS, string>>({
        data: { pin: '', bonus_promotion_id: '', reason: '', until_on: '' },
        route: bonus.skippingRulesStore(),
        isOnce: true,
        onSuccess: onClose,
    });

    return (
        <FormDialog
            form={form}
            open={open}
            onClose={onClose}
            title="New skipping rule"
            description="Lets one client have a promotion that its rule refuses. A colleague must approve it. Excluded clients still get no bonuses."
            submitVerb="Request skipping rule"
            labels={LABELS}
        >
            <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
                <InputField form={form} name="pin" required maxLength={16} autoComplete="off" />
                <InputField form={form} name="until_on" type="date" required />
            </div>
            <SelectField
                form={form}
                name="bonus_promotion_id"
                required
                options={promotions}
                help="It skips the current version of the rule. A changed rule ends it."
            />
            <TextareaField
                form={form}
                name="reason"
                required
                rows={3}
                maxLength={255}
                help="Tell the approver why this client should get it."
            />
        </FormDialog>
    );
}
