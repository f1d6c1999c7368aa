import { Link } from '@inertiajs/react';
import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyle } from '@/components/ui/button-style';
import type { Icon } from '@/components/ui/icon-type';
import { cn } from '@/lib/cn';

interface LinkButtonProps extends Omit<ComponentProps<typeof Link>, 'size'> {
    variant?: ButtonVariant;
    size?: ButtonSize;
    icon?: Icon;
}

/** A page visit that looks like a button. */
export function LinkButton({
    variant = 'secondary',
    size = 'md',
    icon: Glyph,
    className,
    children,
    ...rest
}: LinkButtonProps) {
    return (
        <Link className={cn(buttonStyle(variant, size), className)} {...rest}>
            {Glyph && <Glyph aria-hidden="true" className="icon -ml-0.5" />}
            {children}
        </Link>
    );
}
