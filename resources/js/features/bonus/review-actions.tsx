import { ArrowTopRightOnSquareIcon } from '@heroicons/react/24/outline';
import { buttonStyle } from '@/components/ui/button-style';
import { clientNameOf } from '@/features/notifications/client-name';
import { RowAction, type RowActionsProps, useSettling } from '@/features/notifications/row-action';
import { bonus, screenshots } from '@/routes/generated';

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

function ScreenshotLink({ path, name }: { path: string; name: string }) {
    // Web servers may refuse encoded slashes in the path.
    const { url } = screenshots.show({ file_path: path });

    return (
        <a
            href={url.replaceAll('%2F', '/')}
            target="_blank"
            rel="noreferrer"
            className={buttonStyle('secondary', 'sm')}
        >
            <ArrowTopRightOnSquareIcon aria-hidden="true" className="icon -ml-0.5" />
            Screenshot
            <span className="sr-only">of {name} (opens a new tab)</span>
        </a>
    );
}
