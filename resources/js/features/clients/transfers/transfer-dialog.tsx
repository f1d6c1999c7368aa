import { AmountField, FormDialog, SelectField, useResourceForm } from '@/components/form';
import { formatMoney } from '@/lib/format';
import { clients } from '@/routes/generated';
import type { ClientHeader, TransferAccount } from '@/types/generated';

interface TransferDialogProps {
    client: ClientHeader;
    accounts: readonly TransferAccount[];
    open: boolean;
    onClose: () => void;
}

const LABELS = { from_site_account_id: 'From', to_site_account_id: 'To', amount: 'Amount in dollars' };

/** Requests a transfer that a colleague must approve. */
export function TransferDialog({ client, accounts, open, onClose }: TransferDialogProps) {
    const form = useResourceForm<Record<keyof typeof LABELS, string>>({
        data: { from_site_account_id: '', to_site_account_id: '', amount: '' },
        route: clients.transfersStore({ client: client.id }),
        onSuccess: onClose,
        isOnce: true,
    });
    const usable = accounts.filter((account) => account.is_open);
    const source = usable.find(({ id }) => String(id) === form.data.from_site_account_id);
    const options = (without: string) =>
        usable
            .filter(({ id }) => String(id) !== without)
            .map((account) => ({
                value: String(account.id),
                label: `${account.site_name} (${formatMoney(account.balance_cents)})`,
            }));

    return (
        <FormDialog
            form={form}
            open={open}
            onClose={onClose}
            title="New transfer"
            description="A colleague must approve it before any money moves."
            submitVerb="Request transfer"
            labels={LABELS}
        >
            <SelectField
                form={form}
                name="from_site_account_id"
                required
                options={options(form.data.to_site_account_id)}
            />
            <SelectField
                form={form}
                name="to_site_account_id"
                required
                options={options(form.data.from_site_account_id)}
            />
            <AmountField
                form={form}
                help={
                    source &&
                    `${formatMoney(Math.max(0, source.balance_cents - source.promised_cents))} is available to transfer.`
                }
            />
        </FormDialog>
    );
}
