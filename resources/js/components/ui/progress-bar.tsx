import { cn } from '@/lib/cn';
import { formatCount } from '@/lib/format';

interface ProgressBarProps {
    /** Accessible name. */
    label: string;
    value: number;
    max: number;
    /** Size classes. */
    className?: string;
}

/** Progress bar. */
export function ProgressBar({ label, value, max, className = 'h-1.5 w-20' }: ProgressBarProps) {
    return (
        <progress
            aria-label={label}
            value={Math.min(value, Math.max(max, 1))}
            max={Math.max(max, 1)}
            className={cn(
                'appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent [&::-webkit-progress-value]:transition-all',
                className,
            )}
        />
    );
}

interface CountedProgressProps {
    label: string;
    done: number;
    total: number;
}

/** Progress bar with the count as text. */
export function CountedProgress({ label, done, total }: CountedProgressProps) {
    return (
        <div className="flex flex-col gap-1.5">
            <div className="flex justify-between gap-3 text-compact text-muted">
                <span>{label}</span>
                <span className="tabular">
                    {formatCount(done)} of {formatCount(total)}
                </span>
            </div>
            <ProgressBar label={label} value={done} max={total} className="h-2 w-full" />
        </div>
    );
}
