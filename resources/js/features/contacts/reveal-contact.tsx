import { EyeIcon } from '@heroicons/react/24/outline';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { statusOf } from '@/lib/failed-request';
import { requestJson } from '@/lib/http';

/** Long enough to dial a number or address a letter. */
export const SHOWN_MS = 60_000;

interface RevealContactProps<TContact> {
    /** The person's name. */
    name: string;
    route: { url: string; method: 'post' };
    isShown: boolean;
    /** Receives the details, and null after one minute. */
    onChange: (contact: TContact | null) => void;
}

/** Reveals masked contact details for one minute. The reason is recorded. */
export function RevealContact<TContact>({ name, route, isShown, onChange }: RevealContactProps<TContact>) {
    const [isAsking, setIsAsking] = useState(false);
    const [isLoading, setIsLoading] = useState(false);
    const [problem, setProblem] = useState<string | null>(null);

    useEffect(() => {
        if (!isShown) {
            return;
        }
        const timer = setTimeout(() => onChange(null), SHOWN_MS);

        return () => clearTimeout(timer);
    }, [isShown, onChange]);

    const reveal = async (reason: string) => {
        setIsLoading(true);
        setProblem(null);
        try {
            onChange(await requestJson<TContact>(route, { data: { reason } }));
        } catch (error) {
            setProblem(
                PROBLEMS[statusOf(error)] ?? 'Couldn’t load the contact details. Check your connection and try again.',
            );
        }
        setIsLoading(false);
        setIsAsking(false);
    };

    return (
        <div className="flex flex-col items-start gap-2">
            {isShown ? (
                <p role="status" className="text-compact text-muted">
                    Shown for one minute. Viewing them was recorded in the activity log.{' '}
                    <button
                        type="button"
                        className="font-medium text-accent hover:underline"
                        onClick={() => onChange(null)}
                    >
                        Hide now
                    </button>
                </p>
            ) : (
                <Button size="sm" icon={EyeIcon} onClick={() => setIsAsking(true)}>
                    Reveal contact details
                </Button>
            )}
            {problem && <Banner tone="danger">{problem}</Banner>}
            <ConfirmDialog
                open={isAsking}
                loading={isLoading}
                title={`Reveal contact details of ${name}?`}
                body="Phone, email and address are shown for one minute."
                confirmVerb="Reveal details"
                reason={{ label: 'Reason', help: 'Recorded in the activity log with your name.', min: 5 }}
                onConfirm={(reason) => void reveal(reason)}
                onClose={() => setIsAsking(false)}
            />
        </div>
    );
}

const PROBLEMS: Record<number, string> = {
    403: 'You can’t reveal contact details while impersonating a colleague. Stop impersonating first.',
    422: 'Enter a reason of at most 255 characters.',
    429: 'You have revealed many contact details in a short time. Try again in a few minutes.',
};
