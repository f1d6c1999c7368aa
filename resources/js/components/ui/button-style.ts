import { cn } from '@/lib/cn';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md';

const VARIANTS: Record<ButtonVariant | 'active', string> = {
    active: 'border-transparent bg-accent-soft text-accent',
    primary:
        'border-accent bg-accent text-accent-ink shadow-raised hover:border-accent-strong hover:bg-accent-strong active:opacity-90',
    secondary:
        'border-line-strong bg-surface text-ink shadow-raised hover:bg-sunken active:bg-press data-open:bg-sunken',
    ghost: 'border-transparent text-muted hover:bg-hover hover:text-ink active:bg-press data-open:bg-hover data-open:text-ink',
    danger: 'border-danger bg-danger text-danger-ink shadow-raised hover:border-danger-strong hover:bg-danger-strong active:opacity-90',
};

const SIZES: Record<ButtonSize, string> = {
    sm: 'h-7 gap-1.5 px-2.5 text-compact touch:h-9 touch:px-3',
    md: 'h-8.5 gap-1.5 px-3 text-sm touch:h-11 touch:px-4',
};

const PRESSABLE =
    'inline-flex shrink-0 items-center justify-center rounded-control border font-medium whitespace-nowrap select-none transition-colors duration-100 disabled:pointer-events-none disabled:opacity-50 aria-disabled:pointer-events-none aria-disabled:opacity-50';

export function buttonStyle(variant: ButtonVariant, size: ButtonSize): string {
    return cn(PRESSABLE, VARIANTS[variant], SIZES[size]);
}

const SQUARES: Record<ButtonSize, string> = { sm: 'size-7 touch:size-9', md: 'size-9 touch:size-11' };

export function iconButtonStyle(variant: ButtonVariant | 'active', size: ButtonSize): string {
    return cn(PRESSABLE, VARIANTS[variant], SQUARES[size]);
}
