import { CheckboxField, FormDialog, InputField, useResourceForm } from '@/components/form';
import { reports } from '@/routes/generated';
import type { AffiliateTermsRow } from '@/types/generated';

const LABELS = {
    abn: 'ABN',
    is_gst_registered: 'Registered for GST',
    commission_percent: 'Share of our profit (%)',
    new_client_dollars: 'Fee for each new client ($)',
};

export function TermsDialog({ affiliate, onClose }: { affiliate: AffiliateTermsRow; onClose: () => void }) {
    const form = useResourceForm({
        data: {
            abn: affiliate.abn ?? '',
            is_gst_registered: affiliate.is_gst_registered,
            commission_percent: hundredths(affiliate.commission_basis_points),
            new_client_dollars: hundredths(affiliate.new_client_cents),
        },
        route: reports.affiliatesTermsUpdate({ affiliate: affiliate.id }),
        extra: { version: affiliate.version },
        onSuccess: onClose,
    });

    return (
        <FormDialog
            form={form}
            open
            onClose={onClose}
            title={`Edit terms of ${affiliate.name}`}
            submitVerb="Save terms"
            labels={LABELS}
        >
            <div className="flex flex-col gap-3">
                <InputField
                    form={form}
                    name="abn"
                    inputMode="numeric"
                    maxLength={20}
                    help="Without an ABN we withhold 47% of a statement above $75."
                />
                <CheckboxField form={form} name="is_gst_registered" label={LABELS.is_gst_registered} />
                <InputField form={form} name="commission_percent" required inputMode="decimal" maxLength={6} />
                <InputField form={form} name="new_client_dollars" required inputMode="decimal" maxLength={8} />
            </div>
        </FormDialog>
    );
}

function hundredths(value: number): string {
    return (value / 100).toFixed(2);
}
