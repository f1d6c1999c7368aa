import { FormDialog, InputField, SelectField, useResourceForm } from '@/components/form';
import { Banner } from '@/components/ui/banner';
import { toOptions } from '@/lib/options';
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
        <FormDialog
            form={form}
            onClose={onClose}
            title={`${account.site_name} account`}
            size="sm"
            submitVerb="Save account"
            labels={{ username: 'Username', status: 'Status' }}
        >
            {conflict && <Banner tone="warn">{conflict}</Banner>}
            <InputField
                form={form}
                name="username"
                help="The username the client signs in with on this site."
                maxLength={64}
                autoComplete="off"
            />
            <SelectField form={form} name="status" options={toOptions(account.choices)} required />
        </FormDialog>
    );
}
