import { cn } from '@/lib/cn';
import { formatDate, formatPhone, NOTHING } from '@/lib/format';
import type { MergeField, MergePreview } from '@/types/generated';

export type Side = 'left' | 'right';

const SIDES: readonly Side[] = ['left', 'right'];

interface FieldChooserProps {
    preview: MergePreview;
    /** The chosen side of each field. */
    chosen: Readonly<Record<string, Side>>;
    onChoose: (field: string, side: Side) => void;
}

/** The fields in which two records differ, with a choice between both values. */
export function FieldChooser({ preview, chosen, onChoose }: FieldChooserProps) {
    if (preview.fields.length === 0) {
        return <p className="text-muted">Both records have the same values, so there is nothing to choose.</p>;
    }

    return (
        <div className="flex flex-col gap-3">
            {preview.fields.map((field) => (
                <fieldset
                    key={field.field}
                    className="grid min-w-0 gap-1.5 sm:grid-cols-[8rem_1fr_1fr] sm:items-stretch"
                >
                    <legend className="float-left font-medium sm:py-2">{field.label}</legend>
                    {SIDES.map((side) => (
                        <Value
                            key={side}
                            field={field}
                            side={side}
                            owner={`PIN ${side === 'left' ? preview.left_pin : preview.right_pin}`}
                            isChosen={chosen[field.field] === side}
                            onChoose={() => onChoose(field.field, side)}
                        />
                    ))}
                </fieldset>
            ))}
        </div>
    );
}

interface ValueProps {
    field: MergeField;
    side: Side;
    owner: string;
    isChosen: boolean;
    onChoose: () => void;
}

function Value({ field, side, owner, isChosen, onChoose }: ValueProps) {
    const text = field[side];

    return (
        <label
            className={cn(
                'flex min-w-0 cursor-pointer items-start gap-2 rounded-control border px-3 py-2 has-focus-visible:outline-2 has-focus-visible:outline-accent',
                isChosen ? 'border-accent bg-accent-soft' : 'border-line hover:border-line-strong',
            )}
        >
            <input
                type="radio"
                name={field.field}
                checked={isChosen}
                onChange={onChoose}
                className="mt-0.5 accent-accent"
            />
            <span className="min-w-0">
                <span className={cn('block break-words', text === '' && 'text-faint')}>
                    {text === '' ? NOTHING : formatValue(field.field, text)}
                </span>
                <span className="block text-xs text-muted">{owner}</span>
            </span>
        </label>
    );
}

/** Formats dates and phone numbers. */
function formatValue(field: string, text: string): string {
    if (field === 'date_of_birth') {
        return formatDate(text, 'UTC');
    }

    return field === 'mobile_e164' ? formatPhone(text) : text;
}
