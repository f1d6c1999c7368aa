import { FormDialog, FormField, InputField, SelectField, TextareaField, useResourceForm } from '@/components/form';
import { Input } from '@/components/ui/input';
import { addDays, today } from '@/lib/day';
import { users } from '@/routes/generated';
import type { Choice, TrainingRecordRow, TrainingSessionRow } from '@/types/generated';

interface SessionDialogProps {
    /** Null for a new one. */
    session: TrainingSessionRow | null;
    types: readonly Choice[];
    onClose: () => void;
}

const SESSION = {
    title: 'Title',
    description: 'Description',
    certification_type_id: 'Certification for a pass',
    held_on: 'Day',
    pass_score: 'Pass score (%)',
};

export function SessionDialog({ session, types, onClose }: SessionDialogProps) {
    const form = useResourceForm({
        data: {
            title: session?.title ?? '',
            description: session?.description ?? '',
            certification_type_id: String(session?.certification_type_id ?? ''),
            held_on: session?.held_on ?? '',
            pass_score: String(session?.pass_score ?? ''),
        },
        ...(session && { extra: { version: session.version } }),
        route: session ? users.trainingUpdate({ trainingSession: session.id }) : users.trainingStore(),
        onSuccess: onClose,
    });

    return (
        <FormDialog
            form={form}
            onClose={onClose}
            title={session ? `Edit ${session.title}` : 'New training'}
            submitVerb={session ? 'Save training' : 'Create training'}
            labels={SESSION}
        >
            <InputField form={form} name="title" required maxLength={150} />
            <TextareaField form={form} name="description" required maxLength={2000} rows={3} />
            <SelectField form={form} name="certification_type_id" options={types} />
            <div className="grid gap-4 sm:grid-cols-2">
                <InputField form={form} name="held_on" help="Leave it empty for online training." type="date" />
                <InputField form={form} name="pass_score" inputMode="numeric" maxLength={3} />
            </div>
        </FormDialog>
    );
}

const ASSIGNMENT = { role_id: 'Role', due_on: 'Due date' };

export function AssignDialog({
    sessionId,
    roles,
    onClose,
}: {
    sessionId: number;
    roles: readonly Choice[];
    onClose: () => void;
}) {
    const form = useResourceForm({
        data: { role_id: '', due_on: addDays(today(), 30) },
        route: users.trainingAssign({ trainingSession: sessionId }),
        onSuccess: onClose,
    });

    return (
        <FormDialog
            form={form}
            onClose={onClose}
            title="Assign training"
            description="Everyone active with the role gets it. Failed and lapsed assignments start again; passed ones stay."
            submitVerb="Assign training"
            labels={ASSIGNMENT}
        >
            <SelectField form={form} name="role_id" options={roles} required />
            <InputField form={form} name="due_on" type="date" required />
        </FormDialog>
    );
}

const ATTENDANCE = { file: 'CSV file' };

export function AttendanceDialog({ sessionId, onClose }: { sessionId: number; onClose: () => void }) {
    const form = useResourceForm<{ file: File | null }>({
        data: { file: null },
        route: users.trainingImport({ trainingSession: sessionId }),
        onSuccess: onClose,
    });

    return (
        <FormDialog
            form={form}
            onClose={onClose}
            title="Import attendance"
            description="A line per colleague with the columns email, result (passed or failed), score and date. If one line is wrong, nothing is imported."
            submitVerb="Import attendance"
            labels={ATTENDANCE}
        >
            <FormField form={form} name="file" required>
                <Input
                    type="file"
                    accept=".csv"
                    onChange={({ target }) => form.set('file', target.files?.[0] ?? null)}
                />
            </FormField>
        </FormDialog>
    );
}

const RESULT = { result: 'Result', score: 'Score (%)', completed_on: 'Day of the training' };
const RESULTS = [
    { value: 'passed', label: 'Passed' },
    { value: 'failed', label: 'Failed' },
];

interface ResultDialogProps {
    session: TrainingSessionRow;
    record: TrainingRecordRow;
    onClose: () => void;
}

export function ResultDialog({ session, record, onClose }: ResultDialogProps) {
    const form = useResourceForm({
        data: { result: 'passed', score: '', completed_on: today() },
        route: users.trainingRecord({ trainingSession: session.id, trainingRecord: record.id }),
        onSuccess: onClose,
    });

    return (
        <FormDialog
            form={form}
            onClose={onClose}
            title={`Record result of ${record.full_name}`}
            {...(session.type_title && { description: `A pass issues the certification “${session.type_title}”.` })}
            submitVerb="Record result"
            labels={RESULT}
        >
            <SelectField form={form} name="result" options={RESULTS} required />
            <InputField
                form={form}
                name="score"
                {...(session.pass_score && { help: `From ${session.pass_score}% it is a pass, below it a fail.` })}
                inputMode="numeric"
                maxLength={3}
            />
            <InputField form={form} name="completed_on" type="date" required />
        </FormDialog>
    );
}
