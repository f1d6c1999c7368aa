import { ScreenshotLink } from '@/features/bonus/screenshot-link';
import { clientNameOf } from '@/features/notifications/client-name';
import { RowAction, type RowActionsProps, useSettling } from '@/features/notifications/row-action';
import { bonus } from '@/routes/generated';

/** The status number of a pending review, from the specification. */
const PENDING = 1;

/** The screenshot of a review, and the approve and decline buttons while it is pending. */
export function ReviewActions({ notification }: RowActionsProps) {
    const settling = useSettling(notification);
    const { id: review, status, file_path: screenshot } = notification.notifiable;
    const name = clientNameOf(notification);

    return (
        <>
            {screenshot !== null && <ScreenshotLink path={screenshot} name={name} />}
            {status === PENDING && (
                <>
                    <RowAction settling={settling} to={bonus.socialMediaReviewsMarkAsApproved({ review })} about={name}>
                        Approve
                    </RowAction>
                    <RowAction settling={settling} to={bonus.socialMediaReviewsMarkAsDeclined({ review })} about={name}>
                        Decline
                    </RowAction>
                </>
            )}
        </>
    );
}
