import { Badge } from '@/components/ui/badge';
import { RelativeTime } from '@/components/ui/relative-time';

interface HandledStatusProps {
    resolvedAt: string | null;
    resolverName: string | null;
}

/** Open, or who handled it and when. */
export function HandledStatus({ resolvedAt, resolverName }: HandledStatusProps) {
    return resolvedAt ? (
        <span className="inline-flex flex-wrap items-center gap-x-2 whitespace-normal">
            <Badge tone="ok">Handled</Badge>
            <span className="text-compact text-muted">
                by {resolverName ?? 'the system'} <RelativeTime value={resolvedAt} />
            </span>
        </span>
    ) : (
        <Badge tone="warn">Open</Badge>
    );
}
