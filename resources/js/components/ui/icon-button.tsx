import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonVariant, iconButtonStyle } from '@/components/ui/button-style';
import type { Icon } from '@/components/ui/icon-type';
import { Spinner } from '@/components/ui/spinner';
import { Tooltip } from '@/components/ui/tooltip';
import { cn } from '@/lib/cn';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
    /** Accessible name and tooltip. */
    label: string;
    icon: Icon;
    variant?: ButtonVariant;
    size?: ButtonSize;
    loading?: boolean;
    /** The button's feature is on or open. */
    active?: boolean;
    /** Count in the corner. Hidden at 0 and shown as 99+ above 99. */
    count?: number;
}

export function IconButton({
    label,
    icon: Glyph,
    variant = 'ghost',
    size = 'md',
    loading = false,
    active = false,
    count = 0,
    className,
    onClick,
    ...rest
}: IconButtonProps) {
    return (
        <Tooltip text={label} describes={false}>
            <button
                type="button"
                aria-disabled={loading || undefined}
                aria-busy={loading || undefined}
                onClick={loading ? undefined : onClick}
                className={cn('relative', iconButtonStyle(active ? 'active' : variant, size), className)}
                {...rest}
            >
                {loading ? <Spinner /> : <Glyph aria-hidden="true" className="icon" />}
                <span className="sr-only">{label}</span>
                {count > 0 && <CornerCount count={count} />}
            </button>
        </Tooltip>
    );
}

function CornerCount({ count }: { count: number }) {
    return (
        <span className="absolute -top-0.5 -right-0.5 min-w-4 rounded-full bg-danger px-1 text-center text-[0.625rem]/4 font-strong text-danger-ink tabular">
            {count > 99 ? '99+' : count}
        </span>
    );
}
