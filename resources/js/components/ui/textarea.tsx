import type { ComponentProps } from 'react';
import { CONTROL, CONTROL_READ_ONLY } from '@/components/ui/control-style';
import { useFieldControl } from '@/components/ui/field-context';
import { cn } from '@/lib/cn';

/** Grows with its text, where the browser supports it, up to half the height of the window. */
export function Textarea({ className, rows = 3, style, ...rest }: ComponentProps<'textarea'>) {
    const wiring = useFieldControl(rest);

    return (
        <textarea
            rows={rows}
            style={{ minHeight: `calc(${rows}lh + 1.125rem)`, ...style }}
            className={cn(CONTROL, CONTROL_READ_ONLY, 'field-sizing-content max-h-[50vh] resize-y py-2', className)}
            {...rest}
            {...wiring}
        />
    );
}
