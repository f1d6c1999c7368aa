import { useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { useReloadWhile } from '@/hooks/use-reload-while';
import { formatCount } from '@/lib/format';
import type { BulkSuppressionProgress } from '@/types/generated';

const SHOWN = ['suppression', 'db_clients', 'meta'];

/** How far the suppression of many prospects is that the viewer asked for last. */
export function SuppressionProgress({ suppression }: { suppression: BulkSuppressionProgress | null }) {
    const [closed, setClosed] = useState<number | null>(null);
    useReloadWhile(suppression?.is_unfinished === true, SHOWN);

    if (suppression === null || closed === suppression.id) {
        return null;
    }
    const { id, status, is_unfinished, processed_rows, total_rows, suppressed_rows, error } = suppression;
    const tone = status === 'failed' ? 'danger' : is_unfinished ? 'info' : 'ok';

    return (
        <Banner tone={tone} className="mb-3" {...(!is_unfinished && { onClose: () => setClosed(id) })}>
            {is_unfinished
                ? `${formatCount(processed_rows)} of ${formatCount(total_rows)} prospects suppressed so far.`
                : (error ?? `${formatCount(suppressed_rows)} prospects suppressed; the others were already.`)}
        </Banner>
    );
}
