import { Banner } from '@/components/ui/banner';

interface ThrottleNoticeProps {
    /** 0 when nobody has to wait. */
    secondsLeft: number;
}

/** Says how long to wait, by the second. Its place is always there, so that the shell leaves the message to it. */
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
