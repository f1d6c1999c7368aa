import { EyeIcon } from '@heroicons/react/24/outline';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { requestJson } from '@/lib/http';
import { statusOf } from '@/realtime/status-of';

/** For as long as a call or a letter takes to begin. */
export const SHOWN_MS = 60_000;

interface RevealContactProps<TContact> {
    /** Whose they are. */
    name: string;
    route: { url: string; method: 'post' };
    isShown: boolean;
    /** Gets the details for a minute, then null. */
    onChange: (contact: TContact | null) => void;
}

/** Shows hidden contact details for a minute, for a reason that is written down. */
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
            setProblem(PROBLEMS[statusOf(error)] ?? 'They could not be fetched. Check your connection and try again.');
        }
        setIsLoading(false);
        setIsAsking(false);
    };

    return (
        <div className="flex flex-col items-start gap-2">
            {isShown ? (
                <p role="status" className="text-compact text-muted">
                    Shown for a minute. That you looked is written down.{' '}
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
                title={`Reveal how to reach ${name}`}
                body="You see phone, e-mail and address for a minute."
                confirmVerb="Reveal"
                reason={{ label: 'Reason', help: 'A few words, kept in the audit trail with your name.' }}
                onConfirm={(reason) => void reveal(reason)}
                onClose={() => setIsAsking(false)}
            />
        </div>
    );
}

const PROBLEMS: Record<number, string> = {
    403: 'You may not reveal contact details just now. End the impersonation first.',
    422: 'Say in a few words, up to 255 letters, why you need the contact details.',
    429: 'You have revealed many contact details in a short time. Wait a few minutes.',
};
