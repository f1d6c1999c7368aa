import type { ComponentProps, ReactNode } from 'react';
import { CONTROL, CONTROL_HEIGHT, CONTROL_READ_ONLY } from '@/components/ui/control-style';
import { useFieldControl } from '@/components/ui/field-context';
import type { Icon } from '@/components/ui/icon-type';
import { cn } from '@/lib/cn';

interface InputProps extends ComponentProps<'input'> {
    /** Icon on the left. */
    icon?: Icon;
    /** Small content on the right: a unit, a <Kbd>, a button. */
    trailing?: ReactNode;
}

export function Input({ icon: Glyph, trailing, className, type = 'text', ...rest }: InputProps) {
    const wiring = useFieldControl(rest);

    return (
        <span className={cn('relative flex w-full min-w-0 items-center', className)}>
            {Glyph && <Glyph aria-hidden="true" className="icon pointer-events-none absolute left-2.5 text-faint" />}
            <input
                type={type}
                className={cn(
                    CONTROL,
                    CONTROL_HEIGHT,
                    // Every file input matches `:read-only`.
                    type === 'file' ? 'py-1.5 touch:py-1.75' : CONTROL_READ_ONLY,
                    'text-ellipsis',
                    Glyph && 'pl-9',
                    trailing && 'pr-12',
                )}
                {...rest}
                {...wiring}
            />
            {trailing && (
                <span className="absolute right-2 flex items-center gap-1 text-compact text-muted">{trailing}</span>
            )}
        </span>
    );
}
