import { useState } from 'react';
import { Badge, type Tone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { Money } from '@/components/ui/money';
import { SiteAccountDialog } from '@/features/clients/record/site-account-dialog';
import {
    type ClientHeader,
    type SiteAccountRow,
    type SiteAccountStatus,
    SiteAccountStatusLabels,
} from '@/types/generated';

const TONES: Record<SiteAccountStatus, Tone> = {
    missing: 'warn',
    applied: 'info',
    open: 'ok',
    limited: 'warn',
    suspended: 'danger',
    closed: 'neutral',
};

interface SiteAccountsCardProps {
    client: ClientHeader;
    accounts: readonly SiteAccountRow[];
    /** The accounts are from a past day: read-only and without balances. */
    isPast?: boolean;
}

export function SiteAccountsCard({ client, accounts, isPast = false }: SiteAccountsCardProps) {
    const [openId, setOpenId] = useState<number | null>(null);
    const open = accounts.find(({ operator_site_id }) => operator_site_id === openId) ?? null;

    return (
        <Card>
            <CardHeader title="Site accounts" />
            {accounts.length === 0 && (
                <p className="px-4 py-3 text-compact text-muted">
                    {isPast ? 'No site accounts were recorded on that day.' : 'No bookmaker sites are active.'}
                </p>
            )}
            <ul>
                {accounts.map((account) => (
                    <li
                        key={account.operator_site_id}
                        className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2.5 last:border-0"
                    >
                        <span className="min-w-32 flex-1">
                            <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-0.5">
                                <span className="font-medium">{account.site_name}</span>
                                <Badge tone={TONES[account.status]}>{SiteAccountStatusLabels[account.status]}</Badge>
                                {!account.is_site_active && <span className="text-muted">(no longer used)</span>}
                            </span>
                            <span className="block text-compact text-muted wrap-anywhere">
                                {[account.username ?? 'No username', ...account.former_usernames].join(', ')}
                            </span>
                        </span>
                        <Money
                            cents={!isPast && account.version === 0 ? null : account.balance_cents}
                            className="sm:w-24"
                        />
                        {account.choices.length > 0 && (
                            <Button
                                size="sm"
                                aria-label={`${account.version === 0 ? 'Add' : 'Edit'} account with ${account.site_name}`}
                                onClick={() => setOpenId(account.operator_site_id)}
                            >
                                {account.version === 0 ? 'Add' : 'Edit'}
                            </Button>
                        )}
                    </li>
                ))}
            </ul>
            {open && (
                <SiteAccountDialog
                    key={open.operator_site_id}
                    clientId={client.id}
                    account={open}
                    onClose={() => setOpenId(null)}
                />
            )}
        </Card>
    );
}
