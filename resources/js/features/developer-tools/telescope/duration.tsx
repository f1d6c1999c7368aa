import { Nothing } from '@/components/ui/known';
import { cn } from '@/lib/cn';
import { formatCount } from '@/lib/format';
import type { TelescopeOutcome } from '@/types/generated';

/** `0.3 ms`, `340 ms`, `1.24 s` */
export function formatDuration(milliseconds: number): string {
    if (milliseconds >= 1_000) {
        const [seconds = '0', rest] = (milliseconds / 1_000).toFixed(2).split('.');

        return `${formatCount(Number(seconds))}.${rest} s`;
    }

    return `${milliseconds < 10 ? Math.round(milliseconds * 10) / 10 : Math.round(milliseconds)} ms`;
}

interface DurationProps {
    milliseconds: number | null;
    outcome?: TelescopeOutcome;
}

export function Duration({ milliseconds, outcome = 'ok' }: DurationProps) {
    return milliseconds === null ? (
        <Nothing />
    ) : (
        <span className={cn('whitespace-nowrap tabular', outcome === 'slow' && 'font-strong text-warn')}>
            {formatDuration(milliseconds)}
        </span>
    );
}
