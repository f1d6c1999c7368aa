import { ConfirmDialog } from '@/components/confirm-dialog';
import { Banner } from '@/components/ui/banner';
import type { Restoration } from '@/features/clients/activity/activity-columns';
import { useStep } from '@/hooks/use-step';
import { NOTHING } from '@/lib/format';
import { clients } from '@/routes/generated';
import type { ActivityChange } from '@/types/generated';

/** The server restores both fields of a pair, because a state and a postcode must agree. */
const PAIRS: Readonly<Record<string, string>> = { state: 'postcode', postcode: 'state' };

interface RestoreDialogProps {
    clientId: number;
    wanted: Restoration;
    onClose: () => void;
}

/** Asks for confirmation before an old value is restored, and shows why the server refused. */
export function RestoreDialog({ clientId, wanted: { event, change }, onClose }: RestoreDialogProps) {
    const { take, isBusy, refusal } = useStep();

    const pair = event.changes.find(
        (other) => other.field === PAIRS[change.field] && other.can_restore && other.current_text === other.after,
    );
    const together = pair === undefined ? [change] : [change, pair];

    const restore = () => {
        const route = clients.activityLogsRestore({ client: clientId, auditEvent: event.id });
        take(route, { field: change.field, current: change.current ?? '' }, onClose);
    };

    return (
        <ConfirmDialog
            open
            loading={isBusy}
            title={`Restore ${together.map(({ label }) => label).join(' and ')}?`}
            body={
                <div className="flex flex-col gap-3">
                    <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
                        <dt>Current</dt>
                        <dd className="text-ink wrap-anywhere">{listed(together, 'current_text')}</dd>
                        <dt>Restored</dt>
                        <dd className="font-medium text-ink wrap-anywhere">{listed(together, 'before')}</dd>
                    </dl>
                    {refusal && <Banner tone="danger">{refusal}</Banner>}
                </div>
            }
            confirmVerb="Restore"
            onConfirm={restore}
            onClose={onClose}
        />
    );
}

function listed(changes: readonly ActivityChange[], value: 'before' | 'current_text') {
    return changes.map((change) => change[value] ?? NOTHING).join(', ');
}
