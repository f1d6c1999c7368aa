import { ArrowDownIcon, ArrowUpIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { Badge } from '@/components/ui/badge';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { ReasonDialog } from '@/features/withdrawals/payments/reason-dialog';
import { useStep } from '@/hooks/use-step';
import { cn } from '@/lib/cn';
import { formatCount } from '@/lib/format';
import { withdrawals } from '@/routes/generated';
import type { RouteDefinition } from '@/routes/route';
import type { CancellationReasonRow } from '@/types/generated';

interface ReasonListProps {
    reasons: readonly CancellationReasonRow[];
    canEdit: boolean;
}

/** Reasons in display order. */
export function ReasonList({ reasons, canEdit }: ReasonListProps) {
    const [renaming, setRenaming] = useState<CancellationReasonRow | null>(null);
    const [deleting, setDeleting] = useState<CancellationReasonRow | null>(null);
    const { take, isBusy, refusal, forget } = useStep();
    const ids = reasons.map(({ id }) => id);

    const move = (index: number, by: -1 | 1) => {
        const order = [...ids];
        const [moved] = order.splice(index, 1);
        if (moved !== undefined) {
            order.splice(index + by, 0, moved);
            take(withdrawals.cancellationReasonsOrder(), { ids: order });
        }
    };

    return (
        <>
            {refusal && (
                <Banner tone="danger" onClose={forget} className="m-4 mb-0">
                    {refusal}
                </Banner>
            )}
            <ol className="divide-y divide-line">
                {reasons.map((reason, index) => (
                    <li key={reason.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5">
                        {canEdit && (
                            <span className="flex">
                                <IconButton
                                    size="sm"
                                    icon={ArrowUpIcon}
                                    label={`Move “${reason.title}” up`}
                                    disabled={index === 0}
                                    onClick={() => move(index, -1)}
                                />
                                <IconButton
                                    size="sm"
                                    icon={ArrowDownIcon}
                                    label={`Move “${reason.title}” down`}
                                    disabled={index === reasons.length - 1}
                                    onClick={() => move(index, 1)}
                                />
                            </span>
                        )}
                        <span className="min-w-40 flex-1">
                            <span className="flex flex-wrap items-center gap-2">
                                <span className={cn('wrap-anywhere', reason.is_active ? 'font-medium' : 'text-muted')}>
                                    {reason.title}
                                </span>
                                {!reason.is_active && <Badge>Off</Badge>}
                            </span>
                            <span className="text-compact text-muted">{usesOf(reason)}</span>
                        </span>
                        {canEdit && (
                            <span className="flex flex-wrap gap-2">
                                {reason.uses === 0 && (
                                    <Button
                                        size="sm"
                                        variant="ghost"
                                        aria-label={`Delete “${reason.title}”`}
                                        onClick={() => setDeleting(reason)}
                                    >
                                        Delete
                                    </Button>
                                )}
                                <Button
                                    size="sm"
                                    aria-label={`Rename “${reason.title}”`}
                                    onClick={() => setRenaming(reason)}
                                >
                                    Rename
                                </Button>
                                <Button
                                    size="sm"
                                    loading={isBusy}
                                    aria-label={`Turn ${reason.is_active ? 'off' : 'on'} “${reason.title}”`}
                                    onClick={() => take(routeOf(reason), { is_active: !reason.is_active })}
                                >
                                    {reason.is_active ? 'Turn off' : 'Turn on'}
                                </Button>
                            </span>
                        )}
                    </li>
                ))}
            </ol>
            {renaming && (
                <ReasonDialog
                    title={`Rename “${renaming.title}”`}
                    description="Past withdrawals also show the new text. The change is recorded in the activity log."
                    verb="Save reason"
                    value={renaming}
                    route={routeOf(renaming)}
                    onClose={() => setRenaming(null)}
                />
            )}
            <ConfirmDialog
                open={deleting !== null}
                danger
                loading={isBusy}
                title={`Delete “${deleting?.title ?? ''}”?`}
                body="No withdrawal uses it. A reason that is in use can only be turned off."
                confirmVerb="Delete reason"
                onConfirm={() =>
                    deleting &&
                    take(withdrawals.cancellationReasonsDestroy({ reason: deleting.id }), {}, () => setDeleting(null))
                }
                onClose={() => setDeleting(null)}
            />
        </>
    );
}

function routeOf(reason: CancellationReasonRow): RouteDefinition {
    return withdrawals.cancellationReasonsUpdate({ reason: reason.id });
}

function usesOf({ uses }: CancellationReasonRow): string {
    const often = uses === 1 ? 'once' : uses === 2 ? 'twice' : `${formatCount(uses)} times`;

    return uses === 0 ? 'Never used' : `Used ${often}`;
}
