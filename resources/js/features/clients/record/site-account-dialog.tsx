import { Form, FormActions, InputField, SelectField, useResourceForm } from '@/components/form';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { toOptions } from '@/features/clients/choices';
import { clients } from '@/routes/generated';
import type { SiteAccountRow } from '@/types/generated';

interface SiteAccountDialogProps {
    clientId: number;
    account: SiteAccountRow;
    onClose: () => void;
}

/** Edits a site account. The server offers only the statuses that may follow the current one. */
export function SiteAccountDialog({ clientId, account, onClose }: SiteAccountDialogProps) {
    const form = useResourceForm<{ username: string; status: string }>({
        data: { username: account.username ?? '', status: account.status },
        route: clients.siteAccountsUpdate({ client: clientId, operatorSite: account.operator_site_id }),
        extra: { version: account.version },
        errorBag: 'siteAccount',
        onSuccess: onClose,
    });
    const conflict = form.errors.version;

    return (
        <Dialog open onClose={onClose} title={`${account.site_name} account`} size="sm">
            <Form
                form={form}
                label={`${account.site_name} account`}
                labels={{ username: 'Username', status: 'Status' }}
            >
                {conflict && <Banner tone="warn">{conflict}</Banner>}
                <InputField
                    form={form}
                    name="username"
                    label="Username"
                    help="The username the client signs in with on this site."
                    maxLength={64}
                    autoComplete="off"
                />
                <SelectField form={form} name="status" label="Status" options={toOptions(account.choices)} required />
                <FormActions submitVerb="Save account">
                    <Button variant="ghost" disabled={form.processing} onClick={onClose}>
                        Cancel
                    </Button>
                </FormActions>
            </Form>
        </Dialog>
    );
}
