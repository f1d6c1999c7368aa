import { Checkbox } from '@/components/ui/checkbox';
import type { Choice } from '@/types/generated';

interface ChoicePickerProps {
    legend: string;
    choices: readonly Choice[];
    value: readonly string[];
    onChange: (value: readonly string[]) => void;
    error: string | undefined;
}

/** Several choices of a longer list. */
export function ChoicePicker({ legend, choices, value, onChange, error }: ChoicePickerProps) {
    return (
        <fieldset className="flex min-w-0 flex-col gap-1.5">
            <legend className="mb-1.5 text-compact font-medium">{legend}</legend>
            <div className="grid max-h-80 gap-1.5 overflow-y-auto rounded-control border border-control p-3 sm:grid-cols-2">
                {choices.map((choice) => (
                    <Checkbox
                        key={choice.value}
                        label={choice.label}
                        checked={value.includes(choice.value)}
                        onChange={(isTicked) =>
                            onChange(
                                isTicked ? [...value, choice.value] : value.filter((other) => other !== choice.value),
                            )
                        }
                    />
                ))}
            </div>
            {error && <p className="text-compact text-danger">{error}</p>}
        </fieldset>
    );
}
