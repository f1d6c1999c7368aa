import { Banner } from '@/components/ui/banner';
import type { PaymentBatchDetails } from '@/types/generated';

interface BatchBannerProps {
    batch: PaymentBatchDetails;
    exportRefusal: string | null;
    hasProblem: boolean;
    /** Why the bank would refuse the value date. */
    dateRefusal: string | null;
}

/** Warnings before the next step. */
export function BatchBanner({ batch, exportRefusal, hasProblem, dateRefusal }: BatchBannerProps) {
    if (batch.status === 'exported') {
        return (
            <Banner tone="warn" title="Bank receipt not confirmed">
                Check online banking. If the bank has the file, confirm. If not, download it again. Paddock doesn’t send
                it automatically.
            </Banner>
        );
    }
    if (batch.status !== 'draft') {
        return null;
    }
    if (hasProblem) {
        return (
            <Banner tone="danger" title="Some payments can’t be paid">
                Remove the payments marked below, then export the file.
            </Banner>
        );
    }

    if (dateRefusal) {
        return (
            <Banner tone="warn" title="The bank would refuse the value date">
                {dateRefusal}
            </Banner>
        );
    }

    return exportRefusal ? <Banner tone="info">{exportRefusal}</Banner> : null;
}
