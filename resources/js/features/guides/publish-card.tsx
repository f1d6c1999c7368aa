import { router } from '@inertiajs/react';
import { useConfirm } from '@/components/confirm-dialog';
import { Form, FormActions, InputField, useResourceForm } from '@/components/form';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { guidePage } from '@/features/guides/guide-routes';
import { guides } from '@/routes/generated';
import type { GuideEditPage } from '@/types/generated';

/** Publishes or discards the saved draft. */
export function PublishCard({ guide, number, seen, publish_refusal, first_day, author_name }: GuideEditPage) {
    const { confirm, confirmDialog } = useConfirm();
    const form = useResourceForm({
        data: { effective_on: '' },
        route: guides.publish({ guide: guide.slug }),
        extra: { seen },
        onSuccess: () => router.visit(guidePage(guide.slug)),
    });
    const discard = async () => {
        const isSure = await confirm({
            title: `Discard version ${number}?`,
            body: `The draft by ${author_name} is removed from this page. The activity log keeps its text.`,
            confirmVerb: 'Discard draft',
            danger: true,
        });
        if (isSure) {
            router.visit(guides.draftDestroy({ guide: guide.slug }), { preserveScroll: true });
        }
    };
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
                                    help={`Empty: at once. A later day: from ${first_day} on, at midnight in Melbourne.`}
                                    type="date"
                                />
                                <FormActions submitVerb="Publish version" />
                            </Form>
                        )}
                        <div>
                            <Button onClick={discard}>Discard draft</Button>
                        </div>
                    </>
                )}
            </CardBody>
            {confirmDialog}
        </Card>
    );
}
