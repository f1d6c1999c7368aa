import { AcademicCapIcon } from '@heroicons/react/24/outline';
import { useMemo, useState } from 'react';
import { columnsFor, StaticTable } from '@/components/data-table';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import { EmptyState } from '@/components/ui/empty-state';
import { Known } from '@/components/ui/known';
import { AssignDialog, AttendanceDialog, ResultDialog, SessionDialog } from '@/features/users/training-dialogs';
import { TrainingBadge } from '@/features/users/training-status';
import { PageHeader } from '@/layouts/page-header';
import { pluralize } from '@/lib/pluralize';
import { users } from '@/routes/generated';
import type { TrainingRecordRow, TrainingSessionPage } from '@/types/generated';

type OpenDialog = 'edit' | 'assign' | 'attendance' | TrainingRecordRow | null;

const column = columnsFor<TrainingRecordRow>();

export default function TrainingSession({ session, records, types, roles, can_edit }: TrainingSessionPage) {
    const [open, setOpen] = useState<OpenDialog>(null);
    const close = () => setOpen(null);
    const columns = useMemo(() => recordColumns(setOpen), []);

    return (
        <>
            <PageHeader
                breadcrumbs={[
                    { title: 'Users' },
                    { title: 'Training', href: users.trainingIndex() },
                    { title: session.title },
                ]}
                title={session.title}
                notice={session.type_title ? `A pass issues “${session.type_title}”` : 'Issues no certification'}
                actions={
                    can_edit && (
                        <>
                            <Button onClick={() => setOpen('edit')}>Edit</Button>
                            <Button onClick={() => setOpen('attendance')}>Import attendance</Button>
                            <Button variant="primary" onClick={() => setOpen('assign')}>
                                Assign training
                            </Button>
                        </>
                    )
                }
            />
            <div className="flex flex-col gap-4 p-4 sm:px-6">
                <p className="max-w-prose text-pretty text-muted">{session.description}</p>
                <Card>
                    <CardHeader
                        title={`${pluralize(session.passed_count, 'pass', 'passes')} of ${pluralize(session.assigned_count, 'assignment', 'assignments')}`}
                    />
                    {records.length === 0 ? (
                        <EmptyState icon={AcademicCapIcon} title="Not assigned yet">
                            Assign the training to a role, or import an attendance list.
                        </EmptyState>
                    ) : (
                        <StaticTable
                            label="Assignments"
                            rows={records}
                            columns={columns}
                            rowId={({ id }) => String(id)}
                            rowLabel={({ full_name }) => full_name}
                        />
                    )}
                </Card>
            </div>
            {open === 'edit' && <SessionDialog session={session} types={types} onClose={close} />}
            {open === 'assign' && <AssignDialog sessionId={session.id} roles={roles} onClose={close} />}
            {open === 'attendance' && <AttendanceDialog sessionId={session.id} onClose={close} />}
            {open !== null && typeof open === 'object' && (
                <ResultDialog session={session} record={open} onClose={close} />
            )}
        </>
    );
}

function recordColumns(record: (row: TrainingRecordRow) => void) {
    return column.columns([
        column.display({
            id: 'full_name',
            header: 'Colleague',
            cell: ({ row: { original } }) => <span className="font-medium">{original.full_name}</span>,
            meta: { label: 'Colleague', primary: true },
        }),
        column.display({
            id: 'role_title',
            header: 'Role',
            cell: ({ row: { original } }) => original.role_title,
            meta: { label: 'Role' },
        }),
        column.display({
            id: 'status',
            header: 'Status',
            cell: ({ row: { original } }) => <TrainingBadge status={original.status} />,
            meta: { label: 'Status', phoneAside: true },
        }),
        column.display({
            id: 'due_on',
            header: 'Due',
            cell: ({ row: { original } }) => <DateTime value={original.due_on} dateOnly />,
            meta: { label: 'Due' },
        }),
        column.display({
            id: 'score',
            header: 'Score',
            cell: ({ row: { original } }) => <Known text={original.score === null ? null : `${original.score}%`} />,
            meta: { label: 'Score', align: 'right' },
        }),
        column.display({
            id: 'action',
            header: '',
            cell: ({ row: { original } }) =>
                original.can_record && (
                    <Button
                        size="sm"
                        aria-label={`Record result of ${original.full_name}`}
                        onClick={() => record(original)}
                    >
                        Record result
                    </Button>
                ),
            meta: { label: 'Actions', align: 'right', phoneFoot: true },
        }),
    ]);
}
