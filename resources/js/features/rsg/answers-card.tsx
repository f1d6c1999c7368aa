import { DocumentTextIcon } from '@heroicons/react/24/outline';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { DescriptionList } from '@/components/ui/description-list';
import { EmptyState } from '@/components/ui/empty-state';
import type { FormAnswer } from '@/types/generated';

/** The questions of a submitted form with the answers. */
export function AnswersCard({ answers }: { answers: FormAnswer[] }) {
    return (
        <Card>
            <CardHeader title="Answers" />
            {answers.length === 0 ? (
                <EmptyState icon={DocumentTextIcon} title="No answers">
                    The form was submitted without answers.
                </EmptyState>
            ) : (
                <CardBody>
                    <AnswerList answers={answers} />
                </CardBody>
            )}
        </Card>
    );
}

export function AnswerList({ answers }: { answers: FormAnswer[] }) {
    return (
        <DescriptionList
            className="sm:grid-cols-[minmax(8rem,16rem)_1fr]!"
            items={answers.map(({ question, answer }) => ({
                term: question,
                details: answer && <span className="whitespace-pre-line">{answer}</span>,
            }))}
        />
    );
}
