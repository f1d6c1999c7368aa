import { Banner } from '@/components/ui/banner';
import { useReloadWhile } from '@/hooks/use-reload-while';
import { pluralize } from '@/lib/pluralize';
import type { TakeoverProgress } from '@/types/generated';

const PARTS = ['takeover', 'history'];

/** The move of the user's work to colleagues, until it is done. */
export function TakeoverBanner({ takeover }: { takeover: TakeoverProgress | null }) {
    const isRunning = takeover !== null && takeover.finished_at === null;
    useReloadWhile(isRunning, PARTS);

    return (
        isRunning && (
            <Banner tone="info">
                Work is moving to colleagues: {pluralize(takeover.moved_rows, 'record', 'records')} so far. You can
                leave this page.
            </Banner>
        )
    );
}
