import { columnsOf } from '@/components/data-table';
import { Known } from '@/components/ui/known';
import { ShortTime } from '@/components/ui/relative-time';
import { DueTime } from '@/features/rsg/due-time';
import { HandledStatus } from '@/features/rsg/handled-status';
import { RsgClientCell } from '@/features/rsg/rsg-client-cell';
import { formSubmissionList } from '@/types/generated/lists';

export const FORM_COLUMNS = columnsOf(formSubmissionList, {
    form_type_name: { cell: (form) => <span className="font-medium">{form.form_type_name}</span>, primary: true },
    client: { cell: (form) => <RsgClientCell client={form.client} /> },
    submitted_at: { cell: (form) => <ShortTime value={form.submitted_at} /> },
    due_at: {
        descendingFirst: false,
        cell: (form) => <DueTime dueAt={form.due_at} isDone={form.resolved_at !== null} />,
        phoneAside: true,
    },
    owner_name: { cell: (form) => <Known text={form.owner_name} /> },
    status: {
        cell: (form) => (
            <span className="flex flex-col items-start gap-0.5">
                <HandledStatus resolvedAt={form.resolved_at} resolverName={form.resolver_name} />
                {form.decision_text && <span className="text-xs text-muted">{form.decision_text}</span>}
            </span>
        ),
    },
});
