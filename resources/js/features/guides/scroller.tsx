import type { ComponentProps } from 'react';
import { CardBody } from '@/components/ui/card';
import { cn } from '@/lib/cn';

/** Scrolls a wide table sideways. Focusable, so that the keyboard can scroll it. */
export function Scroller({ label, className, ...rest }: ComponentProps<'div'> & { label: string }) {
    return (
        <CardBody
            flush
            role="region"
            aria-label={label}
            tabIndex={0}
            className={cn('overflow-x-auto', className)}
            {...rest}
        />
    );
}
