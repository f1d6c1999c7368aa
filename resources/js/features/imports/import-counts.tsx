import { Badge } from '@/components/ui/badge';
import { StatCard } from '@/components/ui/stat-card';
import { formatCount } from '@/lib/format';
import type { ImportDetails } from '@/types/generated';

/** The number of rows by outcome: expected after the check, actual after the import. */
export function ImportCounts({ details }: { details: ImportDetails }) {
    const isFuture = details.started_at === null;
    const isUndone = details.status === 'undone';
    const undone = isUndone ? <Badge>Undone</Badge> : undefined;

    return (
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-5">
            <StatCard
                label={isFuture ? 'Will be created' : 'Created'}
                value={formatCount(details.created_rows)}
                tone={details.created_rows > 0 && !isUndone ? 'ok' : 'neutral'}
                hint={undone}
            />
            <StatCard
                label={isFuture ? 'Will be updated' : 'Updated'}
                value={formatCount(details.updated_rows)}
                hint={undone}
            />
            <StatCard
                label="Skipped"
                value={formatCount(details.skipped_rows)}
                hint={details.skipped_rows > 0 ? 'Existing people or duplicate rows' : undefined}
            />
            <StatCard
                label="Need a decision"
                value={formatCount(details.waiting_rows)}
                tone={details.waiting_rows > 0 ? 'warn' : 'neutral'}
                hint={details.waiting_rows > 0 ? 'Same mobile or email, another name or date of birth' : undefined}
            />
            <StatCard
                label="Errors"
                value={formatCount(details.error_rows)}
                tone={details.error_rows > 0 ? 'danger' : 'neutral'}
                hint={
                    details.excluded_rows > 0
                        ? `${formatCount(details.excluded_rows)} excluded ${details.excluded_rows === 1 ? 'person' : 'people'}`
                        : undefined
                }
            />
        </div>
    );
}
