import { router } from '@inertiajs/react';
import { Form, FormActions, InputField, useResourceForm } from '@/components/form';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { useConfirmedStep } from '@/hooks/use-confirmed-step';
import { isSaved } from '@/lib/shared-props';
import { guides } from '@/routes/generated';
import type { GuideEditPage } from '@/types/generated';

interface PublishCardProps {
    page: GuideEditPage;
    onWithdraw: () => void;
}

/** Publishes or withdraws the saved draft. */
export function PublishCard({ page, onWithdraw }: PublishCardProps) {
    const { guide, number, seen, publish_refusal, author_name } = page;
    const { ask, isBusy, confirmDialog } = useConfirmedStep();
    const form = useResourceForm({
        data: { effective_on: '' },
        route: guides.publish({ guide: guide.slug }),
        extra: { seen },
        onSuccess: (props) => isSaved(props) && router.visit(guides.show({ guide: guide.slug })),
    });
    const withdrawDraft = () =>
        ask(
            {
                title: `Withdraw version ${number}?`,
                body: `The draft by ${author_name} is removed from this page. The activity log keeps its text.`,
                confirmVerb: 'Withdraw draft',
                danger: true,
            },
            guides.withdraw({ guide: guide.slug }),
            { version: number },
            onWithdraw,
        );
    const problems = form.errors.body;

    return (
        <Card>
            <CardHeader title="Publish" />
            <CardBody className="flex flex-col gap-4">
                {seen === null ? (
                    <p className="text-muted">Save the draft first.</p>
                ) : (
                    <>
                        {problems && (
                            <Banner tone="danger" title="Couldn’t publish this version">
                                {problems}
                            </Banner>
                        )}
                        {publish_refusal ? (
                            <Banner tone="info">{publish_refusal}</Banner>
                        ) : (
                            <Form
                                form={form}
                                label="Publish version"
                                labels={{ effective_on: 'Applies from' }}
                                guarded={false}
                            >
                                <InputField
                                    form={form}
                                    name="effective_on"
                                    label="Applies from"
                                    help="Leave it empty to start now. A later day starts at midnight in Melbourne."
                                    type="date"
                                />
                                <FormActions submitVerb="Publish version" />
                            </Form>
                        )}
                        <div>
                            <Button loading={isBusy} onClick={withdrawDraft}>
                                Withdraw draft
                            </Button>
                        </div>
                    </>
                )}
            </CardBody>
            {confirmDialog}
        </Card>
    );
}
