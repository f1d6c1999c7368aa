import { BanknotesIcon } from '@heroicons/react/24/outline';
import { Link } from '@inertiajs/react';
import { Badge } from '@/components/ui/badge';
import { Card, CardHeader } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { Money } from '@/components/ui/money';
import { RelativeTime } from '@/components/ui/relative-time';
import { deposits as routes } from '@/routes/generated';
import { type DashboardDeposit, PaymentRailLabels } from '@/types/generated';

/** Pending deposits that have waited longest. */
export function WaitingDepositsCard({ deposits }: { deposits: DashboardDeposit[] }) {
    return (
        <Card className="col-span-12 xl:col-span-6">
            <CardHeader
                title="Pending deposits"
                actions={<LinkButton href={routes.pending({ query: { sort: 'waiting_since' } })}>View all</LinkButton>}
            />
            {deposits.length === 0 ? (
                <EmptyState title="No pending deposits" icon={BanknotesIcon}>
                    New deposits appear here automatically.
                </EmptyState>
            ) : (
                <ul>
                    {deposits.map((deposit) => (
                        <li key={deposit.id} className="border-b border-line last:border-0">
                            <Link
                                href={routes.pending({ query: { sort: 'waiting_since', deposit: deposit.id } })}
                                className="grid grid-cols-[1fr_auto] items-center gap-x-3 px-4 py-2.5 hover:bg-sunken"
                            >
                                <span className="min-w-0">
                                    <span className="flex items-center gap-2">
                                        <span className="truncate font-medium">{deposit.payer_name}</span>
                                        <Badge>{PaymentRailLabels[deposit.rail]}</Badge>
                                    </span>
                                    <span className="block truncate text-compact text-muted">
                                        {deposit.description}
                                    </span>
                                </span>
                                <span className="text-right">
                                    <Money cents={deposit.amount_cents} className="font-medium" />
                                    <RelativeTime value={deposit.received_at} className="text-compact text-muted" />
                                </span>
                            </Link>
                        </li>
                    ))}
                </ul>
            )}
        </Card>
    );
}
