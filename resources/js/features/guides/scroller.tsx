import type { ComponentProps } from 'react';
import { CardBody } from '@/components/ui/card';
import { cn } from '@/lib/cn';

/** Scrolls a wide table sideways. Focusable, so that the keyboard can scroll it; positioned, so that screen reader text scrolls with it. */
export function Scroller({ label, className, ...rest }: ComponentProps<'div'> & { label: string }) {
    return (
        <CardBody
            flush
            role="group"
            aria-label={label}
            tabIndex={0}
            className={cn('relative overflow-x-auto', className)}
            {...rest}
        />
    );
}
