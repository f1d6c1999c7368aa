import { cn } from '@/lib/cn';
import { percent } from './percent';

interface PrecisionMeterProps {
    /** Between 0 and 1. */
    proved: number;
    /** Threshold between 0 and 1. */
    needed: number;
}

/** Proven precision against the threshold. */
export function PrecisionMeter({ proved, needed }: PrecisionMeterProps) {
    const isEnough = proved >= needed;

    return (
        <span className="inline-flex items-center gap-2">
            <span aria-hidden="true" className="relative h-1.5 w-20 rounded-full bg-sunken max-sm:hidden">
                <span
                    className={cn('absolute inset-y-0 left-0 rounded-full', isEnough ? 'bg-ok' : 'bg-muted')}
                    style={{ width: `${proved * 100}%` }}
                />
                <span className="absolute -inset-y-1 w-px bg-ink" style={{ left: `${needed * 100}%` }} />
            </span>
            <span className={cn('w-12 text-right tabular', isEnough && 'font-strong text-ok')}>{percent(proved)}</span>
        </span>
    );
}
