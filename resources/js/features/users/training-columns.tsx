import { columnsOf } from '@/components/data-table';
import { DateTime } from '@/components/ui/date-time';
import { Known } from '@/components/ui/known';
import { trainingSessionList } from '@/types/generated/lists';

export const TRAINING_COLUMNS = columnsOf(trainingSessionList, {
    title: {
        cell: ({ title, description }) => (
            <span className="flex min-w-0 flex-col">
                <span className="font-medium">{title}</span>
                <span className="line-clamp-1 max-w-md text-xs font-normal whitespace-normal text-muted">
                    {description}
                </span>
            </span>
        ),
        primary: true,
    },
    type_title: { cell: ({ type_title }) => <Known text={type_title} /> },
    held_on: {
        cell: ({ held_on }) =>
            held_on ? <DateTime value={held_on} dateOnly /> : <span className="text-muted">Any day</span>,
    },
    assigned_count: { align: 'right' },
    passed_count: { align: 'right' },
    lapsed_count: {
        align: 'right',
        cell: ({ lapsed_count }) => (
            <span className={lapsed_count > 0 ? 'text-danger' : undefined}>{lapsed_count}</span>
        ),
    },
    created_at: { cell: ({ created_at }) => <DateTime value={created_at} dateOnly />, descendingFirst: true },
});
