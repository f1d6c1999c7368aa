import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { Money } from '@/components/ui/money';
import { Skeleton } from '@/components/ui/skeleton';
import { formatMoney, NOTHING } from '@/lib/format';
import { SiteAccountStatusLabels, type TransferAccount } from '@/types/generated';

interface AccountsCardProps {
    /** Undefined while loading. */
    accounts: readonly TransferAccount[] | undefined;
    canRequest: boolean;
    onRequest: () => void;
}

/** The client's site accounts with their balances. */
export function AccountsCard({ accounts, canRequest, onRequest }: AccountsCardProps) {
    const open = accounts?.filter((account) => account.is_open).length ?? 0;

    return (
        <Card className="shrink-0">
            <CardHeader
                title="Site accounts"
                description={
                    accounts && open < 2 ? 'A transfer needs two open accounts.' : 'Balances on the bookmaker sites'
                }
                actions={
                    canRequest && (
                        <Button variant="primary" disabled={open < 2} onClick={onRequest}>
                            New transfer
                        </Button>
                    )
                }
            />
            {accounts === undefined && <Skeleton className="m-4 h-10" />}
            {accounts?.length === 0 && (
                <p className="px-4 py-3 text-muted">No site accounts. Add one on the Details page.</p>
            )}
            <ul className="grid sm:grid-cols-2 xl:grid-cols-4">
                {accounts?.map((account) => (
                    <li
                        key={account.id}
                        className="flex items-start gap-3 border-line px-4 py-3 max-sm:not-last:border-b"
                    >
                        <span className="min-w-0 flex-1">
                            <span className="flex items-center gap-2">
                                <span className="font-medium wrap-anywhere">{account.site_name}</span>
                                {!account.is_open && (
                                    <Badge tone="warn">{SiteAccountStatusLabels[account.status]}</Badge>
                                )}
                            </span>
                            <span className="block text-compact wrap-anywhere text-muted">
                                {account.username ?? NOTHING}
                            </span>
                        </span>
                        <span className="text-right">
                            <Money cents={account.balance_cents} className="font-medium" />
                            {account.promised_cents > 0 && (
                                <span className="text-xs text-muted">
                                    {formatMoney(account.promised_cents)} pending
                                </span>
                            )}
                        </span>
                    </li>
                ))}
            </ul>
        </Card>
    );
}
