import { buttonColumn, columnsOf } from '@/components/data-table';
import { Badge, type Tone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { CompanyMark } from '@/components/ui/company-mark';
import { DateTime } from '@/components/ui/date-time';
import { ScreenshotLink } from '@/features/bonus/screenshot-link';
import { ClientName } from '@/features/clients/client-name';
import { useStep } from '@/hooks/use-step';
import { bonus } from '@/routes/generated';
import {
    type SocialMediaReviewRow,
    type SocialMediaReviewStatus,
    SocialMediaReviewStatusLabels,
} from '@/types/generated';
import { socialMediaReviewList } from '@/types/generated/lists';

/** The status number of a pending review, from the specification. */
const PENDING = 1;

const TONES: Record<SocialMediaReviewStatus, Tone> = { 1: 'warn', 2: 'ok', 3: 'neutral' };

/** The columns of reviews. `canDecide` adds the buttons of pending reviews. */
export function reviewColumns(canDecide: boolean) {
    return columnsOf(
        socialMediaReviewList,
        {
            full_name: {
                cell: (review) => <ClientName {...review} />,
                secondLine: (review) => review.pin,
                primary: true,
            },
            company_name: {
                cell: (review) => (
                    <CompanyMark name={review.company_name} color={review.company_color} logo={review.company_logo} />
                ),
            },
            status: {
                cell: ({ status }) => <Badge tone={TONES[status]}>{SocialMediaReviewStatusLabels[status]}</Badge>,
                secondLine: ({ decider_name, decided_at }) =>
                    decided_at && (
                        <>
                            {decider_name && `${decider_name}, `}
                            <DateTime value={decided_at} />
                        </>
                    ),
            },
        },
        [
            buttonColumn<SocialMediaReviewRow>((review) => (
                <span className="inline-flex flex-wrap items-center justify-end gap-2">
                    <ScreenshotLink path={review.file_path} name={review.full_name} />
                    {canDecide && review.status === PENDING && <Decision review={review} />}
                </span>
            )),
        ],
    );
}

function Decision({ review: { id: review, full_name } }: { review: SocialMediaReviewRow }) {
    const { take, isBusy } = useStep();

    return (
        <>
            <Button
                size="sm"
                disabled={isBusy}
                aria-label={`Approve review of ${full_name}`}
                onClick={() => take(bonus.socialMediaReviewsMarkAsApproved({ review }))}
            >
                Approve
            </Button>
            <Button
                size="sm"
                disabled={isBusy}
                aria-label={`Decline review of ${full_name}`}
                onClick={() => take(bonus.socialMediaReviewsMarkAsDeclined({ review }))}
            >
                Decline
            </Button>
        </>
    );
}
