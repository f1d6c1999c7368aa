import { useNow } from '@/hooks/use-now';
import { useTimeZone } from '@/hooks/use-time-zone';
import { formatDate, formatDateTime, formatTime } from '@/lib/format';
import type { PayoutClaimFacts } from '@/types/generated';

/** Whether it is older than a payment takes. */
export function useIsStale(claim: PayoutClaimFacts | null): boolean {
    const now = useNow();

    return claim !== null && now >= Date.parse(claim.stale_at);
}

/** Who is paying a withdrawal by hand, and since when. */
export function ClaimNote({ claim }: { claim: PayoutClaimFacts }) {
    const timeZone = useTimeZone();
    const today = formatDate(new Date(useNow()).toISOString(), timeZone);
    const since = (formatDate(claim.since, timeZone) === today ? formatTime : formatDateTime)(claim.since, timeZone);
    const isStale = useIsStale(claim);

    return (
        <span className="text-compact whitespace-normal text-warn">
            {claim.is_own ? 'You are' : `${claim.by} is`} paying this by hand since {since}.
            {isStale &&
                (claim.is_own
                    ? ' That is more than half an hour: say what became of it.'
                    : ' That is more than half an hour: ask what became of it.')}
        </span>
    );
}
