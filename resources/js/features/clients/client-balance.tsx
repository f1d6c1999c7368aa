import { Link } from '@inertiajs/react';
import { Money } from '@/components/ui/money';
import { useViewer } from '@/hooks/use-viewer';
import { can } from '@/lib/shared-props';
import { transactions } from '@/routes/generated';
import type { ClientHeader } from '@/types/generated';

/** What the client has available, and for those who see transactions the way to how it came about. */
export function ClientBalance({ client }: { client: Pick<ClientHeader, 'id' | 'balance_cents'> }) {
    const viewer = useViewer();
    const amount = <Money inline cents={client.balance_cents} className="font-strong text-ink" />;

    return (
        <span className="text-compact text-muted">
            Balance{' '}
            {can(viewer, 'viewTransactions') ? (
                <Link
                    href={transactions.index({ query: { client: String(client.id) } })}
                    title="All transactions of the client"
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
