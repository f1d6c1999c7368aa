import { AmountField, Form, FormActions, SelectField, useResourceForm } from '@/components/form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
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
    return (
        <Dialog
            open={open}
            onClose={onClose}
            title="New transfer"
            description="A colleague must approve it before any money moves."
        >
            <TransferForm client={client} accounts={accounts} onClose={onClose} />
        </Dialog>
    );
}

interface NewTransfer {
    from_site_account_id: string;
    to_site_account_id: string;
    amount: string;
}

function TransferForm({ client, accounts, onClose }: Omit<TransferDialogProps, 'open'>) {
    const form = useResourceForm<NewTransfer>({
        data: { from_site_account_id: '', to_site_account_id: '', amount: '' },
        route: clients.transfersStore({ client: client.id }),
        onSuccess: onClose,
        isOnce: true,
    });
    const open = accounts.filter((account) => account.is_open);
    const source = open.find(({ id }) => String(id) === form.data.from_site_account_id);
    const options = (without: string) =>
        open
            .filter(({ id }) => String(id) !== without)
            .map((account) => ({
                value: String(account.id),
                label: `${account.site_name} (${formatMoney(account.balance_cents)})`,
            }));

    return (
        <Form form={form} label="Transfer" labels={LABELS} guarded={false}>
            <SelectField
                form={form}
                name="from_site_account_id"
                label={LABELS.from_site_account_id}
                required
                options={options(form.data.to_site_account_id)}
            />
            <SelectField
                form={form}
                name="to_site_account_id"
                label={LABELS.to_site_account_id}
                required
                options={options(form.data.from_site_account_id)}
            />
            <AmountField
                form={form}
                label={LABELS.amount}
                help={
                    source &&
                    `${formatMoney(Math.max(0, source.balance_cents - source.promised_cents))} is available to transfer.`
                }
            />
            <FormActions submitVerb="Request transfer">
                <Button onClick={onClose}>Cancel</Button>
            </FormActions>
        </Form>
    );
}
