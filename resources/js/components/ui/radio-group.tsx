import { useId } from 'react';
import { FieldError } from '@/components/ui/field';
import type { Option } from '@/components/ui/option-type';
import { TICK_BOX } from '@/components/ui/tick-style';
import { cn } from '@/lib/cn';

interface RadioGroupProps<Value extends string> {
    legend: string;
    options: ReadonlyArray<Option<Value>>;
    value: Value | null;
    onChange: (value: Value) => void;
    error?: string | undefined;
    disabled?: boolean;
    hideLegend?: boolean;
    /** Places the options side by side. */
    inline?: boolean;
    className?: string;
}

export function RadioGroup<Value extends string>({
    legend,
    options,
    value,
    onChange,
    error,
    disabled = false,
    hideLegend = false,
    inline = false,
    className,
}: RadioGroupProps<Value>) {
    const id = useId();
    const errorId = error ? `${id}-error` : undefined;

    return (
        <fieldset disabled={disabled} aria-describedby={errorId} className={cn('min-w-0', className)}>
            <legend className={cn('mb-2 font-medium', hideLegend && 'sr-only')}>{legend}</legend>
            <div className={cn('flex', inline ? 'flex-wrap gap-x-5 gap-y-2' : 'flex-col gap-2 touch:gap-3')}>
                {options.map((option) => (
                    <Radio
                        key={option.value}
                        id={`${id}-${option.value}`}
                        name={id}
                        option={option}
                        checked={value === option.value}
                        invalid={Boolean(error)}
                        onChoose={() => onChange(option.value)}
                    />
                ))}
            </div>
            {error && (
                <div className="mt-1.5">
                    <FieldError id={errorId}>{error}</FieldError>
                </div>
            )}
        </fieldset>
    );
}

interface RadioProps {
    id: string;
    name: string;
    option: Option;
    checked: boolean;
    invalid: boolean;
    onChoose: () => void;
}

function Radio({ id, name, option, checked, invalid, onChoose }: RadioProps) {
    const descriptionId = option.description ? `${id}-description` : undefined;

    return (
        <span className="inline-flex items-start gap-2.5">
            <input
                type="radio"
                id={id}
                name={name}
                value={option.value}
                checked={checked}
                disabled={option.disabled}
                onChange={onChoose}
                aria-invalid={invalid || undefined}
                aria-describedby={descriptionId}
                className={cn(TICK_BOX, 'mt-0.5 tick-radio peer rounded-full')}
            />
            <span className="flex min-w-0 flex-col peer-disabled:opacity-60">
                <label htmlFor={id}>{option.label}</label>
                {option.description && (
                    <span id={descriptionId} className="text-compact text-muted">
                        {option.description}
                    </span>
                )}
            </span>
        </span>
    );
}
