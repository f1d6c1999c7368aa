import { useRef, useState } from 'react';
import { Field } from '@/components/ui/field';
import { RadioGroup } from '@/components/ui/radio-group';
import { Textarea } from '@/components/ui/textarea';
import { FieldChooser, type Side } from '@/features/matches/field-chooser';
import type { MergePreview } from '@/types/generated';

const REASON_LIMIT = 255;

interface MergeFormProps {
    id: string;
    preview: MergePreview;
    onMerge: (answer: { winner: Side; from_loser: string[]; reason: string }) => void;
}

/** The form with the record to keep, the value of each field and the reason. */
export function MergeForm({ id, preview, onMerge }: MergeFormProps) {
    const [winner, setWinner] = useState<Side>(preview.proposed_winner === 'right' ? 'right' : 'left');
    const [picked, setPicked] = useState<Readonly<Record<string, Side>>>({});
    const chosen = { ...valuesOf(preview, winner), ...picked };
    const [reason, setReason] = useState('');
    const [isMissing, setIsMissing] = useState(false);
    const reasonField = useRef<HTMLTextAreaElement>(null);

    const submit = () => {
        if (reason.trim() === '') {
            setIsMissing(true);
            reasonField.current?.focus();
            return;
        }
        const taken = preview.fields.map(({ field }) => field).filter((field) => chosen[field] !== winner);
        onMerge({ winner, from_loser: taken, reason: reason.trim() });
    };

    return (
        <form
            id={id}
            noValidate
            className="flex flex-col gap-5 pt-1"
            onSubmit={(event) => {
                event.preventDefault();
                submit();
            }}
        >
            <RadioGroup
                legend="Record to keep"
                inline
                value={winner}
                onChange={setWinner}
                options={[
                    { value: 'left', label: `${preview.left_name}, PIN ${preview.left_pin}` },
                    { value: 'right', label: `${preview.right_name}, PIN ${preview.right_pin}` },
                ]}
            />
            <section aria-label="Fields" className="flex flex-col gap-2">
                <p className="text-compact text-muted">
                    The values of the record to keep are preselected. Its empty fields take the other record’s value.
                    Searching for the other PIN still finds this client.
                </p>
                <FieldChooser
                    preview={preview}
                    chosen={chosen}
                    onChoose={(fields, side) =>
                        setPicked((before) => ({ ...before, ...Object.fromEntries(fields.map((one) => [one, side])) }))
                    }
                />
            </section>
            <ul className="list-disc pl-5 text-compact text-muted">
                {preview.notices.map((notice) => (
                    <li key={notice}>{notice}</li>
                ))}
            </ul>
            <Field
                label="Reason"
                help="How you know that this is the same person. Saved with the merge."
                required
                error={isMissing ? 'Enter a reason.' : undefined}
            >
                <Textarea
                    ref={reasonField}
                    name="reason"
                    rows={2}
                    maxLength={REASON_LIMIT}
                    value={reason}
                    onChange={(event) => {
                        setReason(event.target.value);
                        setIsMissing(false);
                    }}
                />
            </Field>
        </form>
    );
}

/** Returns the record that each field's value comes from unless the user picks another. */
function valuesOf({ fields }: MergePreview, winner: Side): Record<string, Side> {
    const other = winner === 'left' ? 'right' : 'left';

    return Object.fromEntries(fields.map((field) => [field.field, field[winner] === '' ? other : winner]));
}
