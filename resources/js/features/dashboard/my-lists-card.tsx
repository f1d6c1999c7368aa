import { ListBulletIcon } from '@heroicons/react/24/outline';
import { Link } from '@inertiajs/react';
import { Badge } from '@/components/ui/badge';
import { Card, CardHeader } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { formatCount } from '@/lib/format';
import { dbClients } from '@/routes/generated';
import type { DbListRow } from '@/types/generated';

/** The viewer's open lists of DB clients, the most urgent first. */
export function MyListsCard({ lists }: { lists: DbListRow[] }) {
    const overdue = lists.filter(({ is_overdue }) => is_overdue).length;

    return (
        <Card className="col-span-12">
            <CardHeader
                title="My lists"
                badge={overdue > 0 && <Badge tone="danger">{formatCount(overdue)} overdue</Badge>}
                actions={<LinkButton href={dbClients.index()}>Open DB clients</LinkButton>}
            />
            {lists.length === 0 ? (
                <EmptyState title="You have no open lists" icon={ListBulletIcon}>
                    Lists of DB clients appear here when a colleague assigns them to you.
                </EmptyState>
            ) : (
                <ul>
                    {lists.map((list) => (
                        <li key={list.id} className="border-b border-line last:border-0">
                            <Link
                                href={dbClients.index({ query: { list: list.id, called: '0', status: 'assigned' } })}
                                className="flex flex-wrap items-center justify-between gap-x-3 px-4 py-2.5 hover:bg-sunken"
                            >
                                <span className="min-w-0">
                                    <span className="block truncate font-medium">{list.name}</span>
                                    <span className="block text-compact text-muted tabular">
                                        {formatCount(list.left)} left to call
                                    </span>
                                </span>
                                {list.due_on && (
                                    <span className="flex items-center gap-2 text-compact text-muted">
                                        {list.is_overdue && <Badge tone="danger">Overdue</Badge>}
                                        <span>
                                            Due <DateTime value={list.due_on} dateOnly />
                                        </span>
                                    </span>
                                )}
                            </Link>
                        </li>
                    ))}
                </ul>
            )}
        </Card>
    );
}
