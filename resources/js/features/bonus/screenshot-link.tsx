import { ArrowTopRightOnSquareIcon } from '@heroicons/react/24/outline';
import { buttonStyle } from '@/components/ui/button-style';
import { screenshots } from '@/routes/generated';

/** Opens the screenshot of a review. */
export function ScreenshotLink({ path, name }: { path: string; name: string }) {
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
