import { Form, FormActions, InputField, SelectField, useResourceForm } from '@/components/form';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { guides } from '@/routes/generated';
import type { GuideEditPage } from '@/types/generated';

const LABELS = { owner_id: 'Owner', review_on: 'Review by' };

/** Owner and review date of a guide. */
export function SettingsCard({ guide, owners }: GuideEditPage) {
    const form = useResourceForm({
        data: { owner_id: guide.owner_id === null ? '' : String(guide.owner_id), review_on: guide.review_on ?? '' },
        extra: { base_owner_id: guide.owner_id, base_review_on: guide.review_on },
        route: guides.update({ guide: guide.slug }),
    });

    return (
        <Card>
            <CardHeader title="Owner and review" />
            <CardBody>
                <Form form={form} label="Owner and review" labels={LABELS}>
                    <SelectField
                        form={form}
                        name="owner_id"
                        label={LABELS.owner_id}
                        options={owners}
                        help="The owner can also edit this guide."
                    />
                    <InputField form={form} name="review_on" label={LABELS.review_on} type="date" />
                    <FormActions submitVerb="Save owner" />
                </Form>
            </CardBody>
        </Card>
    );
}
