import { Link } from '@inertiajs/react';
import { Money } from '@/components/ui/money';
import { useViewer } from '@/hooks/use-viewer';
import { can } from '@/lib/shared-props';
import { transactions } from '@/routes/generated';
import type { ClientHeader } from '@/types/generated';

/** The client's available balance, with a link to the transactions for viewers who may see them. */
export function ClientBalance({ client }: { client: Pick<ClientHeader, 'id' | 'balance_cents'> }) {
    const viewer = useViewer();
    const amount = <Money inline cents={client.balance_cents} className="font-strong text-ink" />;

    return (
        <span className="text-compact text-muted">
            Balance{' '}
            {can(viewer, 'viewTransactions') ? (
                <Link
                    href={transactions.index({ query: { client: String(client.id) } })}
                    title="View the client’s transactions"
                    className="rounded-tag underline decoration-line-strong underline-offset-4 hover:decoration-current"
                >
                    {amount}
                </Link>
            ) : (
                amount
            )}
        </span>
    );
}
