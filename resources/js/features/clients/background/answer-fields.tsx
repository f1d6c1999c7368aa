import { TrashIcon } from '@heroicons/react/24/outline';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';

interface AnswerFieldsProps {
    questions: readonly string[];
    /** One for each question, in the same order. */
    answers: readonly string[];
    onChange: (questions: readonly string[], answers: readonly string[]) => void;
}

/** Free questions with their answers. The server drops pairs that are empty on either side. */
export function AnswerFields({ questions, answers, onChange }: AnswerFieldsProps) {
    const rows = questions.map((question, place) => ({ place, question, answer: answers[place] ?? '' }));

    return rows.map(({ place, question, answer }) => (
        <fieldset key={place} className="grid gap-2 sm:col-span-2 sm:grid-cols-[1fr_1fr_auto]">
            <legend className="sr-only">Question {place + 1}</legend>
            <Input
                aria-label={`Question ${place + 1}`}
                placeholder="Question"
                maxLength={255}
                value={question}
                onChange={(event) => onChange(questions.with(place, event.target.value), answers)}
            />
            <Input
                aria-label={`Answer ${place + 1}`}
                placeholder="Answer"
                maxLength={2000}
                value={answer}
                onChange={(event) => onChange(questions, answers.with(place, event.target.value))}
            />
            <IconButton
                icon={TrashIcon}
                label={`Remove question ${place + 1}`}
                onClick={() => onChange(questions.toSpliced(place, 1), answers.toSpliced(place, 1))}
            />
        </fieldset>
    ));
}
