import { Banner } from '@/components/ui/banner';
import type { PaymentBatchDetails } from '@/types/generated';

interface BatchBannerProps {
    batch: PaymentBatchDetails;
    exportRefusal: string | null;
    hasProblem: boolean;
    /** Why the bank would refuse its value date. */
    dateRefusal: string | null;
}

/** What has to be known before anything is done with the batch. */
export function BatchBanner({ batch, exportRefusal, hasProblem, dateRefusal }: BatchBannerProps) {
    if (batch.status === 'exported') {
        return (
            <Banner tone="warn" title="Nobody has said yet whether the bank has this file">
                Look in the bank’s program. If it is there, say so; if it never got there, take the same file again. It
                is not sent by itself.
            </Banner>
        );
    }
    if (batch.status !== 'draft') {
        return null;
    }
    if (hasProblem) {
        return (
            <Banner tone="danger" title="A payment cannot leave as it is">
                Take the payments out that are marked below, then export the rest.
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
