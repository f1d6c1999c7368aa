import { columnsOf } from '@/components/data-table';
import { Badge } from '@/components/ui/badge';
import { Known } from '@/components/ui/known';
import { ShortTime } from '@/components/ui/relative-time';
import { DueTime } from '@/features/rsg/due-time';
import { CaseStatusBadge } from '@/features/rsg/exclusions/case-status';
import { RsgClientCell } from '@/features/rsg/rsg-client-cell';
import { exclusionCaseList } from '@/types/generated/lists';

export const CASE_COLUMNS = columnsOf(exclusionCaseList, {
    client: { cell: ({ client }) => <RsgClientCell client={client} />, primary: true },
    reasons: { cell: ({ reasons }) => reasons },
    status: {
        cell: ({ status, is_lift_requested }) =>
            is_lift_requested ? <Badge tone="warn">Lift requested</Badge> : <CaseStatusBadge status={status} />,
        phoneAside: true,
    },
    steps: {
        cell: ({ steps, steps_done }) => (
            <span className="tabular">
                {steps_done} of {steps}
            </span>
        ),
    },
    next_due_at: { cell: ({ next_due_at }) => <DueTime dueAt={next_due_at} isDone={false} /> },
    due_at: { cell: ({ due_at, status }) => <DueTime dueAt={due_at} isDone={status !== 'open'} /> },
    owner_name: { cell: ({ owner_name }) => <Known text={owner_name} /> },
    created_at: { cell: ({ created_at }) => <ShortTime value={created_at} />, descendingFirst: true },
});
