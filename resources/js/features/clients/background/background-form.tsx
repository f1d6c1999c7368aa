import { PlusIcon } from '@heroicons/react/24/outline';
import { Form, FormActions, InputField, useResourceForm } from '@/components/form';
import { Button } from '@/components/ui/button';
import { CardBody, CardFooter } from '@/components/ui/card';
import { AnswerFields } from '@/features/clients/background/answer-fields';
import { BACKGROUND_LABELS as LABELS } from '@/features/clients/background/background-details';
import { clients } from '@/routes/generated';
import type { BackgroundEntry } from '@/types/generated';

const MAX_ANSWERS = 20;

interface BackgroundFormProps {
    clientId: number;
    /** The entry that the form updates, or null for the first entry. */
    entry: BackgroundEntry | null;
    onClose: () => void;
}

interface BackgroundFields {
    occupation: string;
    employer: string;
    source_of_funds: string;
    acquisition: string;
    kyc_method: string;
    kyc_at: string;
    questions: readonly string[];
    answers: readonly string[];
}

export function BackgroundForm({ clientId, entry, onClose }: BackgroundFormProps) {
    const form = useResourceForm<BackgroundFields>({
        data: fieldsOf(entry),
        route: clients.backgroundStore({ client: clientId }),
        extra: { base_id: entry?.id ?? null },
        onSuccess: onClose,
    });

    return (
        <Form form={form} label="Background" labels={LABELS} className="gap-0">
            <CardBody className="grid gap-4 sm:grid-cols-2">
                <InputField form={form} name="occupation" maxLength={255} autoFocus />
                <InputField form={form} name="employer" maxLength={255} />
                <InputField form={form} name="source_of_funds" maxLength={255} />
                <InputField form={form} name="acquisition" maxLength={255} />
                <InputField form={form} name="kyc_method" maxLength={255} />
                <InputField form={form} name="kyc_at" type="date" />
                <AnswerFields
                    questions={form.data.questions}
                    answers={form.data.answers}
                    onChange={(questions, answers) => {
                        form.set('questions', questions);
                        form.set('answers', answers);
                    }}
                />
                {form.data.questions.length < MAX_ANSWERS && (
                    <Button
                        size="sm"
                        variant="ghost"
                        className="justify-self-start"
                        onClick={() => {
                            form.set('questions', [...form.data.questions, '']);
                            form.set('answers', [...form.data.answers, '']);
                        }}
                    >
                        <PlusIcon aria-hidden="true" className="size-4" />
                        Add question
                    </Button>
                )}
            </CardBody>
            <CardFooter>
                <FormActions submitVerb="Record background">
                    <Button onClick={onClose}>Cancel</Button>
                </FormActions>
            </CardFooter>
        </Form>
    );
}

function fieldsOf(entry: BackgroundEntry | null): BackgroundFields {
    return {
        occupation: entry?.occupation ?? '',
        employer: entry?.employer ?? '',
        source_of_funds: entry?.source_of_funds ?? '',
        acquisition: entry?.acquisition ?? '',
        kyc_method: entry?.kyc_method ?? '',
        kyc_at: entry?.kyc_at ?? '',
        questions: entry?.answers.map(({ question }) => question) ?? [],
        answers: entry?.answers.map(({ answer }) => answer) ?? [],
    };
}
