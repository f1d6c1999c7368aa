import { Card, CardBody, CardFooter, CardHeader } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import { DescriptionList } from '@/components/ui/description-list';
import { Money } from '@/components/ui/money';
import { TransactionStatusBadge } from '@/features/transactions/transaction-status-badge';
import type { PastMoney, PastTransaction } from '@/types/generated';

/** A client's balances and latest transactions at the end of a past day. */
export function MoneyCard({ money }: { money: PastMoney }) {
    return (
        <Card>
            <CardHeader title="Money" />
            <CardBody>
                <DescriptionList
                    items={[
                        { term: 'Available', details: <Money inline cents={money.available_cents} /> },
                        { term: 'Held for withdrawals', details: <Money inline cents={money.held_cents} /> },
                        { term: 'Transfers in transit', details: <Money inline cents={money.in_transit_cents} /> },
                    ]}
                />
            </CardBody>
            <ol aria-label="Latest transactions" className="border-t border-line">
                {money.transactions.map((transaction) => (
                    <Transaction key={transaction.id} transaction={transaction} />
                ))}
            </ol>
            <CardFooter>
                {money.transactions.length === 0
                    ? 'No transactions by then.'
                    : 'The latest transactions that occurred by then, with the status of that time.'}
            </CardFooter>
        </Card>
    );
}

function Transaction({ transaction }: { transaction: PastTransaction }) {
    const { type_name, status, status_name, amount_cents, effect_cents, occurred_at } = transaction;

    return (
        <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2.5 last:border-0">
            <span className="min-w-32 flex-1">
                <span className="inline-flex flex-wrap items-center gap-2">
                    <span className="font-medium">{type_name}</span>
                    <TransactionStatusBadge status={status} name={status_name} />
                </span>
                <span className="block text-compact text-muted">
                    <DateTime value={occurred_at} />
                </span>
            </span>
            <span className="text-right">
                <Money cents={amount_cents} />
                {effect_cents !== 0 && (
                    <span className="block text-compact text-muted">
                        Balance change <Money inline cents={effect_cents} />
                    </span>
                )}
            </span>
        </li>
    );
}
