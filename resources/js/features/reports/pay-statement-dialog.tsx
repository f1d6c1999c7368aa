import { FormDialog, InputField, useResourceForm } from '@/components/form';
import { formatMoney } from '@/lib/format';
import { reports } from '@/routes/generated';
import type { StatementRow } from '@/types/generated';

const LABELS = { payment_reference: 'Payment reference' };

export function PayStatementDialog({ statement, onClose }: { statement: StatementRow; onClose: () => void }) {
    const form = useResourceForm({
        data: { payment_reference: '' },
        route: reports.affiliatesTaxPaid({ statement: statement.id }),
        onSuccess: onClose,
    });

    return (
        <FormDialog
            form={form}
            open
            onClose={onClose}
            title={`Mark ${formatMoney(statement.payable_cents)} for ${statement.affiliate_name} as paid`}
            submitVerb="Mark as paid"
            labels={LABELS}
        >
            <InputField
                form={form}
                name="payment_reference"
                required
                maxLength={50}
                help="Pay it in online banking first. The reference can’t be changed later."
            />
        </FormDialog>
    );
}
