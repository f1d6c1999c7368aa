import { Form, FormActions, InputField, TextareaField, useResourceForm } from '@/components/form';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { guides } from '@/routes/generated';
import type { GuideEditPage } from '@/types/generated';

const LABELS = { body: 'Text', summary: 'What changes' };

/** The text of the next version. Only its author can change it. */
export function DraftForm({ guide, number, body, summary, seen, author_name, is_mine }: GuideEditPage) {
    const form = useResourceForm({
        data: { body, summary },
        route: guides.draftUpdate({ guide: guide.slug }),
        extra: { number, seen },
    });

    return (
        <Card>
            <CardHeader
                title={`Version ${number}`}
                description={author_name ? `Draft by ${author_name}` : 'Starts with the text of the newest version'}
            />
            <CardBody>
                <Form form={form} label="Draft" labels={LABELS}>
                    <InputField
                        form={form}
                        name="summary"
                        label={LABELS.summary}
                        help="Shown in the list of versions, such as: Second approver from $2,500."
                        required
                        disabled={!is_mine}
                        maxLength={255}
                        autoComplete="off"
                    />
                    <TextareaField
                        form={form}
                        name="body"
                        label={LABELS.body}
                        help={
                            guide.has_values
                                ? 'Markdown. Keep the first column of the tables: Paddock finds its limits by these words.'
                                : 'Markdown: ## heading, - list, 1. numbered list, | table |, **bold**.'
                        }
                        required
                        disabled={!is_mine}
                        rows={22}
                    />
                    {is_mine && <FormActions submitVerb="Save draft" />}
                </Form>
            </CardBody>
        </Card>
    );
}
