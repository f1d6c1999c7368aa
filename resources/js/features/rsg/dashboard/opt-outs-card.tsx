import { BellSlashIcon } from '@heroicons/react/24/outline';
import { Link } from '@inertiajs/react';
import { Card, CardHeader } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { RelativeTime } from '@/components/ui/relative-time';
import type { RsgOptOut } from '@/types/generated';

/** Clients who opted out of SMS in the last seven days. */
export function OptOutsCard({ optOuts }: { optOuts: RsgOptOut[] }) {
    return (
        <Card>
            <CardHeader title="Opt-outs, 7 days" />
            {optOuts.length === 0 ? (
                <EmptyState icon={BellSlashIcon} title="No opt-outs">
                    Clients who reply STOP appear here automatically.
                </EmptyState>
            ) : (
                <ul>
                    {optOuts.map((row) => (
                        <li
                            key={row.client_id}
                            className="flex items-center justify-between gap-3 border-b border-line px-4 py-2 text-compact last:border-0"
                        >
                            {row.url ? (
                                <Link href={row.url} className="min-w-0 truncate font-medium hover:underline">
                                    {row.full_name}
                                </Link>
                            ) : (
                                <span className="min-w-0 truncate font-medium">{row.full_name}</span>
                            )}
                            <span className="min-w-0 flex-1 truncate text-muted">{row.company_name}</span>
                            <RelativeTime value={row.at} className="shrink-0 text-muted" />
                        </li>
                    ))}
                </ul>
            )}
        </Card>
    );
}
