import { CheckIcon } from '@heroicons/react/24/outline';
import { useConfirm } from '@/components/confirm-dialog';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { FilesCard } from '@/features/attachments/files-card';
import { HistoryCard } from '@/features/clients/history-card';
import { useReloadOnWork } from '@/features/notifications/use-reload-on-work';
import { AnswersCard } from '@/features/rsg/answers-card';
import { DecideFormButton } from '@/features/rsg/decide-form-button';
import { withoutDecision } from '@/features/rsg/decision-texts';
import { FormWorkCard } from '@/features/rsg/form-work-card';
import { useKept } from '@/hooks/use-kept';
import { useStep } from '@/hooks/use-step';
import { PageHeader } from '@/layouts/page-header';
import { rsg } from '@/routes/generated';
import type { RsgFormSubmissionPage } from '@/types/generated';

export default function FormSubmission(page: RsgFormSubmissionPage) {
    const { form, answers, owners, suggestion, history, next_id, can_work } = page;
    const files = useKept(page.attachments, form.id);
    const meta = useKept(page.meta, form.id);
    const { take, isBusy } = useStep();
    const { confirm, confirmDialog } = useConfirm();
    const handle = async () => {
        const question = withoutDecision(form.form_type_name);
        const answer = question ? await confirm(question) : {};
        if (answer) {
            take(rsg.formSubmissionsMarkAsResolved({ submission: form.id }), { ...answer });
        }
    };
    useReloadOnWork(['form', 'history', 'can_work', 'next_id']);

    return (
        <>
            <PageHeader
                breadcrumbs={[
                    { title: 'RSG' },
                    { title: 'Forms', href: rsg.formSubmissionsIndex() },
                    { title: `Form ${form.id}` },
                ]}
                title={`${form.form_type_name} form`}
                badges={form.resolved_at ? <Badge tone="ok">Handled</Badge> : <Badge tone="warn">Open</Badge>}
                actions={
                    <>
                        {next_id !== null && (
                            <LinkButton href={rsg.formSubmissionsShow({ submission: next_id })}>Next form</LinkButton>
                        )}
                        {can_work && (
                            <Button icon={CheckIcon} loading={isBusy} onClick={handle}>
                                Mark as Handled
                            </Button>
                        )}
                        {can_work && <DecideFormButton key={form.id} form={form} suggestion={suggestion} />}
                        {confirmDialog}
                    </>
                }
            />
            <div className="grid grid-cols-12 gap-4 p-4 sm:px-6">
                <div className="col-span-12 flex flex-col gap-4 self-start xl:col-span-7">
                    <AnswersCard answers={answers} />
                </div>
                <div className="col-span-12 flex flex-col gap-4 self-start xl:col-span-5">
                    <FormWorkCard form={form} owners={owners} canWork={can_work} />
                    <FilesCard
                        key={form.id}
                        subjectType="rsg_form_submission"
                        subjectId={form.id}
                        files={files}
                        meta={meta}
                    />
                    <HistoryCard history={history} noun="form" />
                </div>
            </div>
        </>
    );
}
