import { ArrowUturnLeftIcon } from '@heroicons/react/24/outline';
import { Button } from '@/components/ui/button';
import { Nothing } from '@/components/ui/known';
import { NOTHING } from '@/lib/format';
import type { ActivityChange } from '@/types/generated';

interface ActivityChangesProps {
    changes: readonly ActivityChange[];
    onRestore: (change: ActivityChange) => void;
}

/** The changed fields with their old and new values, and a restore button where the old value can be restored. */
export function ActivityChanges({ changes, onRestore }: ActivityChangesProps) {
    if (changes.length === 0) {
        return <Nothing />;
    }

    return (
        <ul className="flex flex-col gap-1 py-1 whitespace-normal">
            {changes.map((change) => (
                <li key={change.field} className="flex flex-wrap items-center gap-x-2 gap-y-1">
                    <span className="min-w-0 wrap-anywhere">
                        <span className="text-muted">{change.label}:</span>{' '}
                        {!change.is_detail && (
                            <>
                                <del className="text-muted no-underline">{change.before ?? NOTHING}</del>
                                <span aria-hidden="true"> → </span>
                            </>
                        )}
                        <ins className="no-underline">{change.after ?? NOTHING}</ins>
                    </span>
                    {change.can_restore && (
                        <Button
                            size="sm"
                            variant="ghost"
                            icon={ArrowUturnLeftIcon}
                            aria-label={`Restore ${change.label} to ${change.before ?? 'empty'}`}
                            onClick={() => onRestore(change)}
                        >
                            Restore
                        </Button>
                    )}
                </li>
            ))}
        </ul>
    );
}
