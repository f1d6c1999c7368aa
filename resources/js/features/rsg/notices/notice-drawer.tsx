import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { DateTime } from '@/components/ui/date-time';
import { DescriptionList } from '@/components/ui/description-list';
import { Drawer } from '@/components/ui/drawer';
import { SkeletonText } from '@/components/ui/skeleton';
import { CandidateComparison } from '@/features/rsg/notices/candidate-comparison';
import { ChangeBadge, NoticeStatusBadge } from '@/features/rsg/notices/notice-badges';
import type { NoticeDecisions } from '@/features/rsg/notices/use-notice-decisions';
import { useNoticeDetail } from '@/features/rsg/notices/use-notice-detail';
import { FlashErrors } from '@/features/shell/feedback-region';
import { QueueSteps } from '@/features/shell/queue-steps';
import type { Queue } from '@/features/shell/use-queue';
import { useDrawerKeys } from '@/hooks/use-drawer-keys';
import { type BetstopDecisionEntry, BetstopDecisionLabels, type BetstopUpdateRow } from '@/types/generated';

interface NoticeDrawerProps {
    notice: BetstopUpdateRow | null;
    canDecide: boolean;
    decisions: NoticeDecisions;
    queue: Queue;
    onClose: () => void;
}

/** A notice beside the clients who may be its person. Keys: j and k step through the notices. */
export function NoticeDrawer({ notice, canDecide, decisions, queue, onClose }: NoticeDrawerProps) {
    // Keeps the content while the drawer slides out.
    const [shown, setShown] = useState(notice);
    if (notice !== null && notice !== shown) {
        setShown(notice);
    }
    useDrawerKeys(notice !== null, { j: () => queue.step(1), k: () => queue.step(-1) });

    return (
        <Drawer
            open={notice !== null}
            onClose={onClose}
            size="lg"
            title={shown?.full_name ?? 'Notice'}
            description={
                shown && (
                    <span className="flex flex-wrap items-center gap-2">
                        <ChangeBadge change={shown.change} />
                        <NoticeStatusBadge status={shown.status} />
                        <code className="text-compact break-all">{shown.external_id}</code>
                    </span>
                )
            }
            tools={<QueueSteps queue={queue} />}
        >
            {shown && <NoticeReview key={shown.id} notice={shown} canDecide={canDecide} decisions={decisions} />}
        </Drawer>
    );
}

type NoticeReviewProps = Pick<NoticeDrawerProps, 'canDecide' | 'decisions'> & { notice: BetstopUpdateRow };

function NoticeReview({ notice, canDecide, decisions }: NoticeReviewProps) {
    const { detail, hasFailed } = useNoticeDetail(notice);
    const [chosenIds, setChosenIds] = useState<readonly number[]>([]);
    const isOpen = canDecide && notice.status === 'received';
    const chosen = (detail?.candidates ?? []).filter(
        ({ person, rejection }) => rejection === null && chosenIds.includes(person.id),
    );

    return (
        <div className="flex flex-col gap-5">
            <FlashErrors />
            <DescriptionList
                items={[
                    { term: 'Takes effect', details: <DateTime value={notice.effective_at} /> },
                    { term: 'Received', details: <DateTime value={notice.received_at} /> },
                    {
                        term: 'Client',
                        details: notice.client_name && `${notice.client_name} (PIN ${notice.client_pin})`,
                    },
                ]}
            />
            <section className="flex flex-col gap-2">
                <div>
                    <h3 className="font-strong">Possible clients</h3>
                    {isOpen && detail !== null && detail.candidates.length > 0 && (
                        <p className="text-compact text-muted">Choose every account of this person, then decide.</p>
                    )}
                </div>
                {hasFailed && (
                    <p className="text-muted">Couldn’t load the clients. Close the notice and open it again.</p>
                )}
                {!hasFailed && detail === null && <SkeletonText lines={6} />}
                {detail?.candidates.length === 0 && (
                    <p className="text-muted">No client has a similar name, birthday, phone or email.</p>
                )}
                {detail?.candidates.map((candidate) => (
                    <CandidateComparison
                        key={candidate.person.id}
                        notice={notice}
                        candidate={candidate}
                        isChosen={
                            isOpen && candidate.rejection === null ? chosenIds.includes(candidate.person.id) : null
                        }
                        onChoose={(isChosen) =>
                            setChosenIds((ids) => [
                                ...ids.filter((id) => id !== candidate.person.id),
                                ...(isChosen ? [candidate.person.id] : []),
                            ])
                        }
                    />
                ))}
            </section>
            {canDecide && (isOpen || notice.is_verifiable) && (
                <div className="flex flex-wrap gap-2">
                    {isOpen && detail !== null && detail.candidates.length > 0 && (
                        <>
                            <Button
                                variant="primary"
                                disabled={chosen.length === 0 || decisions.isBusy}
                                onClick={() => void decisions.samePerson(notice, chosen)}
                            >
                                This is the same person
                            </Button>
                            <Button
                                disabled={chosen.length === 0 || decisions.isBusy}
                                onClick={() => void decisions.otherPerson(notice, chosen)}
                            >
                                Not the same person
                            </Button>
                        </>
                    )}
                    {isOpen && (
                        <Button disabled={decisions.isBusy} onClick={() => void decisions.nobody(notice)}>
                            Not our client
                        </Button>
                    )}
                    {notice.is_verifiable && (
                        <Button
                            variant={isOpen ? 'secondary' : 'primary'}
                            disabled={decisions.isBusy}
                            onClick={() => void decisions.verify(notice)}
                        >
                            {notice.change === 'ended' ? 'Verify end' : 'Verify notice'}
                        </Button>
                    )}
                </div>
            )}
            {detail !== null && detail.decisions.length > 0 && <DecisionList decisions={detail.decisions} />}
        </div>
    );
}

function DecisionList({ decisions }: { decisions: readonly BetstopDecisionEntry[] }) {
    return (
        <section className="flex flex-col gap-2">
            <h3 className="font-strong">Decisions</h3>
            <ol className="flex flex-col gap-2">
                {decisions.map(({ decision, by, at, reason, client_name, client_pin }) => (
                    <li key={`${at} ${decision} ${client_pin}`} className="text-compact">
                        <span className="font-medium">{BetstopDecisionLabels[decision]}</span>
                        {client_name !== null && ` (${client_name}, PIN ${client_pin})`}
                        <span className="text-muted">
                            {' '}
                            by {by}, <DateTime value={at} />
                        </span>
                        {reason !== null && <p>“{reason}”</p>}
                    </li>
                ))}
            </ol>
        </section>
    );
}
