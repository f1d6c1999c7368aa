import { ArrowsPointingInIcon } from '@heroicons/react/24/outline';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import { EmptyState } from '@/components/ui/empty-state';
import { useConfirmedStep } from '@/hooks/use-confirmed-step';
import { clients } from '@/routes/generated';
import type { MergeRow } from '@/types/generated';

interface MergeHistoryCardProps {
    merges: readonly MergeRow[];
}

/** The merges into this client, with who made them, why, and an undo button. */
export function MergeHistoryCard({ merges }: MergeHistoryCardProps) {
    const { ask, confirmDialog } = useConfirmedStep();
    const undo = (merge: MergeRow) =>
        ask(
            {
                title: `Undo the merge of ${merge.loser_name} into ${merge.winner_name}?`,
                body: 'The merged records move back. Records added since the merge stay where they are.',
                confirmVerb: 'Undo merge',
            },
            clients.mergesUndo({ merge: merge.id }),
        );

    return (
        <Card className="col-span-12 xl:col-span-5">
            <CardHeader title="Merges" description="Records merged into this client" />
            {merges.length === 0 ? (
                <EmptyState icon={ArrowsPointingInIcon} title="No merges yet">
                    Merge a possible duplicate above to see it here.
                </EmptyState>
            ) : (
                <ul className="divide-y divide-line">
                    {merges.map((merge) => (
                        <li key={merge.id} className="flex items-start gap-3 px-4 py-3">
                            <div className="min-w-0 flex-1">
                                <p>
                                    <span className="font-medium">{merge.loser_name}</span>{' '}
                                    {merge.kind === 'client' ? 'merged into' : 'linked to'}{' '}
                                    <span className="font-medium">{merge.winner_name}</span>
                                </p>
                                <p className="text-compact text-muted">
                                    {merge.user_name}, <DateTime value={merge.created_at} />
                                    {merge.reason !== '' && <>: “{merge.reason}”</>}
                                </p>
                                {merge.undone_at !== null && (
                                    <p className="text-compact text-warn">
                                        Undone by {merge.undone_by}, <DateTime value={merge.undone_at} />
                                    </p>
                                )}
                            </div>
                            {merge.can_undo && (
                                <Button
                                    size="sm"
                                    aria-label={`Undo the merge of ${merge.loser_name}`}
                                    onClick={() => void undo(merge)}
                                >
                                    Undo
                                </Button>
                            )}
                        </li>
                    ))}
                </ul>
            )}
            {confirmDialog}
        </Card>
    );
}
