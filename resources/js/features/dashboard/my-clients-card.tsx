import { UserGroupIcon } from '@heroicons/react/24/outline';
import { Link } from '@inertiajs/react';
import { Card, CardHeader } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { RatingDot } from '@/components/ui/rating-dot';
import { RelativeTime } from '@/components/ui/relative-time';
import { cn } from '@/lib/cn';
import { clients as clientRoutes } from '@/routes/generated';
import type { DashboardClient } from '@/types/generated';

interface MyClientsCardProps {
    clients: DashboardClient[];
    /** Sets the width in the grid. */
    className: string;
}

/** The viewer's clients with an open risk check or a BetStop registration, newest first. */
export function MyClientsCard({ clients, className }: MyClientsCardProps) {
    return (
        <Card className={cn('col-span-12', className)}>
            <CardHeader
                title="My clients needing attention"
                actions={
                    <LinkButton
                        href={clientRoutes.index({
                            query: { account_manager: 'me', custom_risk_filter: 'pending_new_acount_check' },
                        })}
                    >
                        Risk checks
                    </LinkButton>
                }
            />
            {clients.length === 0 ? (
                <EmptyState title="None of your clients needs attention" icon={UserGroupIcon}>
                    Your clients with an open risk check or a BetStop registration appear here automatically.
                </EmptyState>
            ) : (
                <ul>
                    {clients.map((client) => (
                        <li key={client.id} className="border-b border-line last:border-0">
                            <Link
                                href={clientRoutes.edit({ client: client.id })}
                                prefetch
                                className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 px-4 py-2.5 hover:bg-sunken"
                            >
                                <RatingDot value={client.client_rating} reviewedAt={client.rating_reviewed_at} />
                                <span className="min-w-0">
                                    <span className="block truncate font-medium">{client.full_name}</span>
                                    <span className="block truncate text-compact text-muted">{client.reason}</span>
                                </span>
                                <RelativeTime value={client.since} className="text-compact text-muted" />
                            </Link>
                        </li>
                    ))}
                </ul>
            )}
        </Card>
    );
}
