import { PlusIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TRAINING_COLUMNS } from '@/features/users/training-columns';
import { SessionDialog } from '@/features/users/training-dialogs';
import { ListPage } from '@/layouts/list-page';
import { users } from '@/routes/generated';
import type { TrainingPage } from '@/types/generated';
import { trainingSessionList } from '@/types/generated/lists';

export default function Training({ sessions, meta, types, can_edit }: TrainingPage) {
    const [isCreating, setIsCreating] = useState(false);

    return (
        <>
            <ListPage
                list={trainingSessionList}
                rows={sessions}
                meta={meta}
                choices={{ type: types }}
                columns={TRAINING_COLUMNS}
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
