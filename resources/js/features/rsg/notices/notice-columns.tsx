import { buttonColumn, columnsOf } from '@/components/data-table';
import { Button } from '@/components/ui/button';
import { DateTime } from '@/components/ui/date-time';
import { Nothing } from '@/components/ui/known';
import { RelativeTime } from '@/components/ui/relative-time';
import { TwoLines } from '@/components/ui/two-lines';
import { ChangeBadge, NoticeStatusBadge } from '@/features/rsg/notices/notice-badges';
import { formatDate } from '@/lib/format';
import { BetstopDecisionLabels, type BetstopUpdateRow, type BetstopUpdateStatus } from '@/types/generated';
import { betstopUpdateList } from '@/types/generated/lists';

const COLUMNS = columnsOf(betstopUpdateList, {
    full_name: {
        cell: (notice) => (
            <div className="flex min-w-0 flex-col">
                <span className="font-strong">{notice.full_name}</span>
                <span className="text-compact text-muted">
                    Born {formatDate(notice.date_of_birth, 'UTC')}
                    {notice.phones.length > 0 && ` · ${notice.phones.join(', ')}`}
                </span>
            </div>
        ),
        primary: true,
    },
    change: {
        cell: (notice) => (
            <div className="flex flex-col items-start gap-0.5">
                <ChangeBadge change={notice.change} />
                <span className="text-compact text-muted">
                    from <DateTime value={notice.effective_at} dateOnly />
                </span>
            </div>
        ),
        phoneAside: true,
    },
    received_at: { cell: (notice) => <RelativeTime value={notice.received_at} /> },
    client_name: {
        cell: (notice) =>
            notice.client_name === null ? (
                <Nothing />
            ) : (
                <TwoLines second={`PIN ${notice.client_pin}`}>{notice.client_name}</TwoLines>
            ),
    },
    status: {
        cell: (notice) => (
            <div className="flex flex-col items-start gap-0.5">
                <NoticeStatusBadge status={notice.status} />
                {notice.decision !== null && (
                    <span className="text-compact text-muted">
                        {BetstopDecisionLabels[notice.decision]}, {notice.decided_by}
                    </span>
                )}
            </div>
        ),
    },
});

/** The person, the change and its age. The status column only where notices of several statuses are shown. */
export function noticeColumns(status: BetstopUpdateStatus | null, onOpen: (id: number) => void) {
    return [
        ...COLUMNS.filter(({ id }) => status !== 'received' || id !== 'status'),
        buttonColumn<BetstopUpdateRow>(({ id, full_name }) => (
            <Button size="sm" aria-label={`Review the notice about ${full_name}`} onClick={() => onOpen(id)}>
                Review
            </Button>
        )),
    ];
}
