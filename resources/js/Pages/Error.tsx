import { ArrowPathIcon, HomeIcon } from '@heroicons/react/24/outline';
import { Head } from '@inertiajs/react';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { reloadPage } from '@/lib/full-load';
import { dashboard } from '@/routes/generated';
import type { ErrorPage } from '@/types/generated';

interface Explanation {
    title: string;
    text: string;
    /** The same request may work later. */
    retry?: boolean;
}

const EXPLANATIONS: Readonly<Record<number, Explanation>> = {
    400: {
        title: 'This address cannot be read',
        text: 'It, or what was sent to it, holds something that is no text. Check it, or start from the dashboard.',
    },
    403: {
        title: 'You may not open this',
        text: 'Your role does not include this page. Ask your manager if you need it.',
    },
    404: {
        title: 'There is nothing here',
        text: 'The page has moved or never existed. Check the address, or start from the dashboard.',
    },
    405: {
        title: 'This cannot be done here',
        text: 'The address exists, but does not take this kind of request. Start from the dashboard.',
    },
    419: {
        title: 'The page was open for too long',
        text: 'For safety it has expired. Reload it and try again.',
        retry: true,
    },
    429: { title: 'That was too much at once', text: 'You sent more requests than the server takes.', retry: true },
    503: {
        title: 'Back in a minute',
        text: 'The system is busy or being updated. Nothing you saved is lost; what you did last was not done.',
        retry: true,
    },
};

const UNEXPECTED: Explanation = {
    title: 'Something went wrong on our side',
    text: 'The error has been recorded. Try again; if it happens once more, tell the developers what you were doing.',
    retry: true,
};

export default function ErrorScreen({ status, retry_after }: ErrorPage) {
    const { title, text, retry = false } = EXPLANATIONS[status] ?? UNEXPECTED;

    return (
        <div className="m-auto flex max-w-md flex-col items-center p-6 text-center">
            <Head title={title} />
            <p className="text-compact font-strong text-accent tabular">{status}</p>
            <h1 tabIndex={-1} className="mt-1 text-title font-strong outline-none">
                {title}
            </h1>
            <p className="mt-2 text-pretty text-muted">
                {text}
                {retry_after !== null && ` Try again in ${formatWait(retry_after)}.`}
            </p>
            <div className="mt-5 flex flex-wrap justify-center gap-2">
                {retry && (
                    <Button icon={ArrowPathIcon} onClick={reloadPage}>
                        Try again
                    </Button>
                )}
                <LinkButton href={dashboard.index()} variant="primary" icon={HomeIcon}>
                    Go to the dashboard
                </LinkButton>
            </div>
        </div>
    );
}

function formatWait(seconds: number): string {
    const minutes = Math.ceil(seconds / 60);

    return seconds <= 90 ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}` : `${minutes} minutes`;
}
