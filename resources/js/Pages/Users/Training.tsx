import { PlusIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { columnsOf } from '@/components/data-table';
import { Button } from '@/components/ui/button';
import { DateTime } from '@/components/ui/date-time';
import { SessionDialog } from '@/features/users/training-dialogs';
import { ListPage } from '@/layouts/list-page';
import { users } from '@/routes/generated';
import type { TrainingPage } from '@/types/generated';
import { trainingSessionList } from '@/types/generated/lists';

const columns = columnsOf(trainingSessionList, {
    title: {
        secondLine: ({ description }) => description && <span title={description}>{description}</span>,
        primary: true,
    },
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
    created_at: { cell: ({ created_at }) => <DateTime value={created_at} dateOnly /> },
});

export default function Training({ sessions, meta, types, can_edit }: TrainingPage) {
    const [isCreating, setIsCreating] = useState(false);

    return (
        <>
            <ListPage
                list={trainingSessionList}
                rows={sessions}
                meta={meta}
                choices={{ type: types }}
                columns={columns}
                breadcrumbs={[{ title: 'Users' }]}
                notice="Sessions, assignments and results"
                actions={
                    can_edit && (
                        <Button variant="primary" icon={PlusIcon} onClick={() => setIsCreating(true)}>
                            New training
                        </Button>
                    )
                }
                rowHref={({ id }) => users.trainingShow({ trainingSession: id })}
                rowLabel={({ title }) => title}
                emptyHint="Create a training, then assign it to a role."
            />
            {isCreating && <SessionDialog session={null} types={types} onClose={() => setIsCreating(false)} />}
        </>
    );
}
