import { cn } from '@/lib/cn';

interface SpinnerProps {
    /** Accessible name. Leave it out when the surrounding control already says that it is busy. */
    label?: string;
    className?: string;
}

export function Spinner({ label, className }: SpinnerProps) {
    return (
        <span role={label ? 'status' : undefined} className={cn('inline-flex', className)}>
            <svg viewBox="0 0 20 20" fill="none" aria-hidden="true" className="size-4 animate-spinner">
                <circle cx="10" cy="10" r="7.5" stroke="currentColor" strokeOpacity="0.25" strokeWidth="2.2" />
                <path d="M17.5 10A7.5 7.5 0 0 0 10 2.5" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
            </svg>
            {label && <span className="sr-only">{label}</span>}
        </span>
    );
}
