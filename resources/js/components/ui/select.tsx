import { ChevronDownIcon } from '@heroicons/react/16/solid';
import type { ComponentProps } from 'react';
import { CONTROL, CONTROL_HEIGHT, CONTROL_HEIGHT_DENSE } from '@/components/ui/control-style';
import { useFieldControl } from '@/components/ui/field-context';
import type { Option } from '@/components/ui/option-type';
import { cn } from '@/lib/cn';

interface SelectProps<Value extends string>
    extends Omit<ComponentProps<'select'>, 'value' | 'defaultValue' | 'onChange' | 'children' | 'multiple'> {
    options: ReadonlyArray<Option<Value>>;
    value?: Value | '';
    defaultValue?: Value | '';
    onChange?: (value: Value | '') => void;
    /** Shown while nothing is selected. */
    placeholder?: string;
    /** Lets the user clear the selection. */
    clearable?: boolean;
    /** Height of a small button. */
    dense?: boolean;
}

/** Native select for a few options, which works best on phones and with screen readers. */
export function Select<Value extends string>({
    options,
    value,
    defaultValue,
    onChange,
    placeholder,
    clearable = false,
    dense = false,
    className,
    ...rest
}: SelectProps<Value>) {
    const wiring = useFieldControl(rest);
    const chosen = value === undefined ? { defaultValue: defaultValue ?? '' } : { value };

    return (
        <span className={cn('relative flex w-full min-w-0 items-center', className)}>
            <select
                className={cn(
                    CONTROL,
                    dense ? CONTROL_HEIGHT_DENSE : CONTROL_HEIGHT,
                    'appearance-none truncate pr-8 has-[option[value=""]:checked]:text-faint',
                )}
                onChange={(event) => onChange?.(event.target.value as Value | '')}
                {...chosen}
                {...rest}
                {...wiring}
            >
                {(placeholder !== undefined || clearable) && (
                    <option value="" disabled={!clearable}>
                        {placeholder ?? 'None'}
                    </option>
                )}
                {options.map((option) => (
                    <option key={option.value} value={option.value} disabled={option.disabled}>
                        {option.label}
                    </option>
                ))}
            </select>
            <ChevronDownIcon aria-hidden="true" className="pointer-events-none absolute right-2.5 size-4 text-muted" />
        </span>
    );
}
