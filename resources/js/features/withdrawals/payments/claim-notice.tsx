import { useNow } from '@/hooks/use-now';
import { useTimeZone } from '@/hooks/use-time-zone';
import { formatDate, formatDateTime, formatTime } from '@/lib/format';
import type { PayoutClaimDetails } from '@/types/generated';

/** True when the claim is older than a payment takes. */
export function useIsStale(claim: PayoutClaimDetails | null): boolean {
    const now = useNow();

    return claim !== null && now >= Date.parse(claim.stale_at);
}

/** The colleague who is paying a withdrawal manually, and since when. */
export function ClaimNotice({ claim }: { claim: PayoutClaimDetails }) {
    const timeZone = useTimeZone();
    const today = formatDate(new Date(useNow()).toISOString(), timeZone);
    const since = (formatDate(claim.since, timeZone) === today ? formatTime : formatDateTime)(claim.since, timeZone);
    const isStale = useIsStale(claim);

    return (
        <span className="text-compact whitespace-normal text-warn">
            {claim.is_own ? 'You are' : `${claim.by} is`} paying this manually since {since}.
            {isStale &&
                (claim.is_own
                    ? ' That is more than half an hour. Record the result.'
                    : ' That is more than half an hour. Ask for the result.')}
        </span>
    );
}
