import { CountedProgress } from '@/components/ui/progress-bar';
import { ImportStatusBadge, WORKING } from '@/features/imports/import-status-badge';
import { type ImportStatus, ImportStatusLabels } from '@/types/generated';

/** The progress of an import that is being worked on, otherwise its status. */
export function ImportProgress({ status, done, total }: { status: ImportStatus; done: number; total: number }) {
    return WORKING.includes(status) ? (
        <div className="w-40">
            <CountedProgress label={ImportStatusLabels[status]} done={done} total={total} />
        </div>
    ) : (
        <ImportStatusBadge status={status} />
    );
}
