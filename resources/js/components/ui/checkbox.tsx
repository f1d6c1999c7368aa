import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { useFieldControl } from '@/components/ui/field-context';
import { TICK_BOX } from '@/components/ui/tick-style';
import { cn } from '@/lib/cn';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'ref'> {
    /** Needs an `aria-label` when there is no visible label. */
    label?: ReactNode;
    description?: ReactNode;
    /** Some, but not all, of the rows are selected. */
    indeterminate?: boolean;
    onChange?: (checked: boolean) => void;
}

export function Checkbox({ label, description, indeterminate = false, onChange, className, ...rest }: CheckboxProps) {
    const box = useRef<HTMLInputElement>(null);
    const ownId = useId();
    const wiring = useFieldControl(rest);
    const id = wiring.id ?? ownId;
    const descriptionId = description ? `${id}-description` : undefined;

    useEffect(() => {
        if (box.current) {
            box.current.indeterminate = indeterminate;
        }
    }, [indeterminate]);

    return (
        <span className={cn('inline-flex items-start gap-2.5', className)}>
            <input
                ref={box}
                type="checkbox"
                className={cn(TICK_BOX, 'tick-check rounded-[4px]', label && 'mt-0.5')}
                onChange={(event) => onChange?.(event.target.checked)}
                {...rest}
                {...wiring}
                id={id}
                aria-describedby={cn(wiring['aria-describedby'], descriptionId) || undefined}
            />
            {(label || description) && (
                <span className="flex min-w-0 flex-col">
                    {label && (
                        <label htmlFor={id} className={cn('text-ink', wiring.disabled && 'text-faint')}>
                            {label}
                        </label>
                    )}
                    {description && (
                        <span id={descriptionId} className="text-compact text-muted">
                            {description}
                        </span>
                    )}
                </span>
            )}
        </span>
    );
}
