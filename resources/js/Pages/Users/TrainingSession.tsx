import { AcademicCapIcon } from '@heroicons/react/24/outline';
import { useMemo, useState } from 'react';
import { buttonColumn, columnsOf, StaticTable, type TableDefinition } from '@/components/data-table';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { AssignDialog, AttendanceDialog, ResultDialog, SessionDialog } from '@/features/users/training-dialogs';
import { TrainingBadge } from '@/features/users/training-status';
import { PageHeader } from '@/layouts/page-header';
import { pluralize } from '@/lib/pluralize';
import { users } from '@/routes/generated';
import type { TrainingRecordRow, TrainingSessionPage } from '@/types/generated';

type OpenDialog = 'edit' | 'assign' | 'attendance' | TrainingRecordRow | null;

const RECORDS: TableDefinition<TrainingRecordRow> = {
    columns: [
        { key: 'full_name', heading: 'Colleague' },
        { key: 'role_title', heading: 'Role' },
        { key: 'status', heading: 'Status' },
        { key: 'due_on', heading: 'Due' },
        { key: 'score', heading: 'Score' },
    ],
};

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
                <p className="max-w-prose text-pretty wrap-anywhere whitespace-pre-line text-muted">
                    {session.description}
                </p>
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
    return columnsOf(
        RECORDS,
        {
            full_name: { primary: true, className: 'font-medium' },
            status: { cell: ({ status }) => <TrainingBadge status={status} />, phoneAside: true },
            score: { text: ({ score }) => (score === null ? null : `${score}%`), align: 'right' },
        },
        [
            buttonColumn<TrainingRecordRow>(
                (row) =>
                    row.can_record && (
                        <Button size="sm" aria-label={`Record result of ${row.full_name}`} onClick={() => record(row)}>
                            Record result
                        </Button>
                    ),
            ),
        ],
    );
}
