import { Button } from '@/components/ui/button';
import { differingWords } from '@/features/matches/differing-words';
import { cn } from '@/lib/cn';
import { formatDate, formatPhone, NOTHING } from '@/lib/format';
import type { MergeField, MergePreview } from '@/types/generated';

export type Side = 'left' | 'right';

const SIDES: readonly Side[] = ['left', 'right'];

interface FieldChooserProps {
    preview: MergePreview;
    /** The chosen side of each field. */
    chosen: Readonly<Record<string, Side>>;
    onChoose: (fields: readonly string[], side: Side) => void;
}

/** The fields in which two records differ, with a choice between both values. */
export function FieldChooser({ preview, chosen, onChoose }: FieldChooserProps) {
    if (preview.fields.length === 0) {
        return <p className="text-muted">Both records have the same values, so there is nothing to choose.</p>;
    }

    return (
        <div className="flex flex-col gap-3">
            <div className="flex flex-wrap gap-2">
                {SIDES.map((side) => (
                    <Button
                        key={side}
                        size="sm"
                        onClick={() =>
                            onChoose(
                                preview.fields.map(({ field }) => field),
                                side,
                            )
                        }
                    >
                        Use all from {nameOf(preview, side)}
                    </Button>
                ))}
            </div>
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
                            owner={`PIN ${preview[`${side}_pin`]}`}
                            isChosen={chosen[field.field] === side}
                            onChoose={() => onChoose([field.field], side)}
                        />
                    ))}
                </fieldset>
            ))}
        </div>
    );
}

const nameOf = (preview: MergePreview, side: Side) => `${preview[`${side}_name`]}, PIN ${preview[`${side}_pin`]}`;

interface ValueProps {
    field: MergeField;
    side: Side;
    owner: string;
    isChosen: boolean;
    onChoose: () => void;
}

function Value({ field, side, owner, isChosen, onChoose }: ValueProps) {
    const text = formatValue(field.field, field[side]);
    const { before, different, after } = differingWords(
        text,
        formatValue(field.field, field[side === 'left' ? 'right' : 'left']),
    );

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
                    {text === '' && NOTHING}
                    {before}{' '}
                    {different !== '' && <mark className="rounded-tag bg-warn-soft px-0.5 text-ink">{different}</mark>}{' '}
                    {after}
                </span>
                <span className="block text-xs text-muted">{owner}</span>
            </span>
        </label>
    );
}

/** Formats dates and phone numbers. */
function formatValue(field: string, text: string): string {
    if (text === '') {
        return text;
    }
    if (field === 'date_of_birth') {
        return formatDate(text, 'UTC');
    }

    return field === 'mobile_e164' ? formatPhone(text) : text;
}
