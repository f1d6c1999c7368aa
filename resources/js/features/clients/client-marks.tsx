import { Badge } from '@/components/ui/badge';

interface ClientMarksProps {
    isBetstopped: boolean;
    isBarred: boolean;
    isSmsOptedOut: boolean;
}

/** Badges for a client who is on BetStop, barred or opted out of SMS. */
export function ClientMarks({ isBetstopped, isBarred, isSmsOptedOut }: ClientMarksProps) {
    if (!isBetstopped && !isBarred && !isSmsOptedOut) {
        return null;
    }

    return (
        <span className="inline-flex flex-wrap items-center gap-1.5">
            {isBetstopped && <Badge tone="danger">BetStop</Badge>}
            {isBarred && <Badge tone="danger">Barred</Badge>}
            {isSmsOptedOut && <Badge tone="warn">Opted out</Badge>}
        </span>
    );
}
