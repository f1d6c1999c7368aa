import { useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { useReloadWhile } from '@/hooks/use-reload-while';
import { formatCount } from '@/lib/format';
import type { BulkSuppressionProgress } from '@/types/generated';

const SHOWN = ['suppression', 'db_clients', 'meta'];

/** The progress of the viewer's last bulk suppression. */
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
                ? `${formatCount(processed_rows)} of ${formatCount(total_rows)} ${total_rows === 1 ? 'DB client' : 'DB clients'} marked as do not contact.`
                : (error ??
                  `${formatCount(suppressed_rows)} ${suppressed_rows === 1 ? 'DB client' : 'DB clients'} marked as do not contact. The others already were.`)}
        </Banner>
    );
}
