import { ClockIcon } from '@heroicons/react/24/outline';
import { Card, CardHeader } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { RelativeTime } from '@/components/ui/relative-time';
import { NOTHING } from '@/lib/format';
import type { HistoryChange, HistoryEntry } from '@/types/generated';

interface HistoryCardProps {
    history: HistoryEntry[];
    /** The kind of record, in the singular. */
    noun?: string;
    className?: string;
}

/** The latest changes to a record, newest first. */
export function HistoryCard({ history, noun = 'client', className }: HistoryCardProps) {
    return (
        <Card className={className}>
            <CardHeader title="History" />
            {history.length === 0 ? (
                <EmptyState icon={ClockIcon} title="No changes yet">
                    Changes to this {noun} appear here automatically.
                </EmptyState>
            ) : (
                <ol>
                    {history.map((entry) => (
                        <Entry key={entry.id} entry={entry} />
                    ))}
                </ol>
            )}
        </Card>
    );
}

function Entry({ entry }: { entry: HistoryEntry }) {
    return (
        <li className="border-b border-line px-4 py-2.5 last:border-0">
            <div className="flex items-baseline justify-between gap-3">
                <p className="min-w-0 truncate">
                    <span className="font-medium">{entry.title}</span>{' '}
                    <span className="text-muted">by {actorOf(entry)}</span>
                </p>
                <RelativeTime value={entry.at} className="shrink-0 text-compact text-muted" />
            </div>
            {entry.changes.length > 0 && (
                <ul className="mt-1 flex flex-col gap-0.5 text-compact text-muted">
                    {entry.changes.map((change) => (
                        <Change key={change.label} change={change} />
                    ))}
                </ul>
            )}
        </li>
    );
}

function Change({ change }: { change: HistoryChange }) {
    return (
        <li className="break-words">
            {change.label}:{' '}
            {!change.is_detail && (
                <>
                    <del className="no-underline">{change.before ?? NOTHING}</del>
                    <span aria-hidden="true"> → </span>
                </>
            )}
            <ins className="text-ink no-underline">{change.after ?? NOTHING}</ins>
        </li>
    );
}

function actorOf({ actor_name, impersonator_name }: HistoryEntry): string {
    const actor = actor_name ?? 'the system';

    return impersonator_name ? `${impersonator_name} as ${actor}` : actor;
}
