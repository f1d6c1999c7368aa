import { AcademicCapIcon, ArrowPathIcon, HomeIcon } from '@heroicons/react/24/outline';
import { Head } from '@inertiajs/react';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { reloadPage } from '@/lib/full-load';
import { dashboard, userProfile } from '@/routes/generated';
import type { ErrorPage } from '@/types/generated';

interface Explanation {
    title: string;
    text: string;
    /** Shows a retry button because the same request may succeed later. */
    retry?: boolean;
}

const EXPLANATIONS: Readonly<Record<number, Explanation>> = {
    400: {
        title: 'We couldn’t read this request',
        text: 'The address or the data sent contains invalid text. Check the address, or go to the dashboard.',
    },
    403: {
        title: 'You can’t open this page',
        text: 'Your role doesn’t include this page. Ask your manager if you need access.',
    },
    404: {
        title: 'Page not found',
        text: 'The page has moved or never existed. Check the address, or go to the dashboard.',
    },
    405: {
        title: 'This action isn’t available here',
        text: 'The address exists but doesn’t accept this kind of request. Go to the dashboard.',
    },
    419: {
        title: 'This page has expired',
        text: 'It was open for too long. Reload it and try again.',
        retry: true,
    },
    429: { title: 'Too many requests', text: 'You sent more requests than the server accepts.', retry: true },
    503: {
        title: 'Paddock is unavailable',
        text: 'The system is busy or being updated. Your saved work is safe, but your last action didn’t go through.',
        retry: true,
    },
};

const UNEXPECTED: Explanation = {
    title: 'Something went wrong',
    text: 'The error has been recorded. Try again. If it happens again, tell the developers what you were doing.',
    retry: true,
};

export default function ErrorScreen({ status, retry_after, withheld }: ErrorPage) {
    const {
        title,
        text,
        retry = false,
    } = withheld === null
        ? (EXPLANATIONS[status] ?? UNEXPECTED)
        : { title: 'You need a valid certification', text: withheld };

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
                {withheld !== null && (
                    <LinkButton href={userProfile.edit({ query: { tab: 'certifications' } })} icon={AcademicCapIcon}>
                        Renew certification
                    </LinkButton>
                )}
                <LinkButton href={dashboard.index()} variant="primary" icon={HomeIcon}>
                    Go to dashboard
                </LinkButton>
            </div>
        </div>
    );
}

function formatWait(seconds: number): string {
    const minutes = Math.ceil(seconds / 60);

    return seconds <= 90 ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}` : `${minutes} minutes`;
}
