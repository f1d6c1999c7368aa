import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import { Skeleton } from '@/components/ui/skeleton';
import { ExportActions } from '@/features/exports/export-actions';
import { ExportProgress } from '@/features/exports/export-progress';
import { EvidenceDialog } from '@/features/rsg/evidence/evidence-dialog';
import { useReloadWhile } from '@/hooks/use-reload-while';
import { writeDay } from '@/lib/day';
import { formatBytes } from '@/lib/format';
import { rsg } from '@/routes/generated';
import type { RouteDefinition } from '@/routes/route';
import type { EvidencePackRow } from '@/types/generated';

interface EvidenceCardProps {
    /** Undefined while they load. */
    packs: EvidencePackRow[] | undefined;
    /** Requests a pack. */
    route: RouteDefinition;
}

/** The evidence packs about a client or an excluded person, and the button that requests one. */
export function EvidenceCard({ packs, route }: EvidenceCardProps) {
    const [isAsking, setIsAsking] = useState(false);
    useReloadWhile(packs?.some(({ status }) => status === 'queued' || status === 'running') ?? false, ['evidence']);

    return (
        <Card>
            <CardHeader
                title="Evidence packs"
                description="All records of a period as pages and CSV in a sealed zip."
                actions={
                    <Button size="sm" onClick={() => setIsAsking(true)}>
                        Request evidence pack
                    </Button>
                }
            />
            {packs === undefined && <Skeleton className="m-4 h-4 w-2/3" />}
            {packs?.length === 0 && (
                <p className="px-4 py-3 text-compact text-muted">
                    No evidence packs. Request one for a regulator or a complaint.
                </p>
            )}
            {packs !== undefined && packs.length > 0 && (
                <ul>
                    {packs.map((pack) => (
                        <Pack key={pack.id} pack={pack} />
                    ))}
                </ul>
            )}
            {isAsking && <EvidenceDialog route={route} onClose={() => setIsAsking(false)} />}
        </Card>
    );
}

function Pack({ pack }: { pack: EvidencePackRow }) {
    return (
        <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-b border-line px-4 py-2.5 last:border-0">
            <div className="min-w-0 flex-1 basis-56">
                <p className="flex flex-wrap items-center gap-2">
                    <span className="font-medium">
                        {writeDay(pack.from)} to {writeDay(pack.until)}
                    </span>
                    <ExportProgress row={pack} />
                </p>
                <p className="text-compact">{pack.reason}</p>
                <p className="text-compact text-muted">
                    <DateTime value={pack.created_at} /> · {pack.owner_name}
                    {pack.status === 'ready' && pack.bytes !== null && <> · {formatBytes(pack.bytes)}</>}
                    {pack.status === 'ready' && pack.expires_at !== null && (
                        <>
                            {' '}
                            · until <DateTime value={pack.expires_at} />
                        </>
                    )}
                </p>
            </div>
            <ExportActions
                row={pack}
                noun="evidence pack"
                download={rsg.evidenceDownload({ export: pack.id })}
                cancel={rsg.evidenceDestroy({ export: pack.id })}
            />
        </li>
    );
}
