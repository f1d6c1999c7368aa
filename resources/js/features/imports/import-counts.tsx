import { StatCard } from '@/components/ui/stat-card';
import { formatCount } from '@/lib/format';
import type { ImportDetails } from '@/types/generated';

/** What the check found, or what became of the rows. */
export function ImportCounts({ details }: { details: ImportDetails }) {
    const isFuture = details.started_at === null;

    return (
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
            <StatCard
                label={isFuture ? 'Will be created' : 'Created'}
                value={formatCount(details.created_rows)}
                tone={details.created_rows > 0 ? 'ok' : 'neutral'}
            />
            <StatCard label={isFuture ? 'Will be changed' : 'Changed'} value={formatCount(details.updated_rows)} />
            <StatCard
                label="Left out"
                value={formatCount(details.skipped_rows)}
                hint={details.skipped_rows > 0 ? 'Known already, or twice in the file' : undefined}
            />
            <StatCard
                label="Errors"
                value={formatCount(details.error_rows)}
                tone={details.error_rows > 0 ? 'danger' : 'neutral'}
                hint={
                    details.excluded_rows > 0
                        ? `${formatCount(details.excluded_rows)} of them excluded people`
                        : undefined
                }
            />
        </div>
    );
}
