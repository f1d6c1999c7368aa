import { Banner } from '@/components/ui/banner';

interface ThrottleNoticeProps {
    /** 0 when not throttled. */
    secondsLeft: number;
}

/** Counts down to the next attempt. Always rendered, so that the shell doesn't show the throttle message as well. */
export function ThrottleNotice({ secondsLeft }: ThrottleNoticeProps) {
    return (
        <div data-field="throttle" className="empty:hidden">
            {secondsLeft > 0 && (
                <Banner tone="warn" title="Too many attempts">
                    Try again in <span className="tabular">{waitInWords(secondsLeft)}</span>.
                </Banner>
            )}
        </div>
    );
}

/** `1 second`, `48 seconds`, `4 min 05 s`. */
export function waitInWords(seconds: number): string {
    if (seconds < 120) {
        return seconds === 1 ? '1 second' : `${seconds} seconds`;
    }

    return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}
