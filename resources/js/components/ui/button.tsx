import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyle } from '@/components/ui/button-style';
import type { Icon } from '@/components/ui/icon-type';
import { Spinner } from '@/components/ui/spinner';
import { cn } from '@/lib/cn';

interface ButtonProps extends ComponentProps<'button'> {
    variant?: ButtonVariant;
    size?: ButtonSize;
    /** Shows a spinner instead of the icon and ignores clicks without losing the focus. */
    loading?: boolean;
    icon?: Icon;
}

export function Button({
    variant = 'secondary',
    size = 'md',
    loading = false,
    icon: Glyph,
    type = 'button',
    className,
    children,
    onClick,
    ...rest
}: ButtonProps) {
    return (
        <button
            type={loading ? 'button' : type}
            className={cn(buttonStyle(variant, size), className)}
            aria-disabled={loading || undefined}
            aria-busy={loading || undefined}
            onClick={loading ? undefined : onClick}
            {...rest}
        >
            {loading ? <Spinner /> : Glyph && <Glyph aria-hidden="true" className="icon -ml-0.5" />}
            {children}
        </button>
    );
}
