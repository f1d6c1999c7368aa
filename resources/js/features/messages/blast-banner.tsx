import { Banner } from '@/components/ui/banner';
import { formatCount } from '@/lib/format';
import type { BlastDetails } from '@/types/generated';

/** The next step of a blast. */
export function BlastBanner({ details }: { details: BlastDetails }) {
    const { status, author_name, eligible_rows } = details.blast;
    switch (status) {
        case 'draft':
            return (
                <Banner tone="info" title="The recipients are being checked">
                    You can leave this page.
                </Banner>
            );
        case 'checked':
            return eligible_rows === 0 ? (
                <Banner tone="warn" title="This blast has no eligible clients">
                    The reasons are below. Cancel it and create another.
                </Banner>
            ) : (
                <Banner tone="warn" title="Nothing is sent yet">
                    {details.is_own
                        ? 'You wrote this blast, so a colleague must approve it.'
                        : `${author_name} wrote it. Read the message and check who gets it before you approve it.`}
                </Banner>
            );
        case 'paused':
            return (
                <Banner tone="warn" title="Sending is paused">
                    {formatCount(details.waiting)} clients have not got it yet.
                </Banner>
            );
        default:
            return null;
    }
}
