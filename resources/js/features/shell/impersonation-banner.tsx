import { EyeIcon } from '@heroicons/react/24/outline';
import { Button } from '@/components/ui/button';
import { stopImpersonation } from '@/features/shell/session-actions';
import { useSharedProps } from '@/hooks/use-shared-props';
import { formatTime } from '@/lib/format';

/** Shows whose account is in use during an impersonation. */
export function ImpersonationBanner() {
    const { user, impersonator } = useSharedProps().auth;

    if (!user || !impersonator) {
        return null;
    }

    return (
        <section
            aria-label="Impersonation"
            className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-warn/25 bg-warn-soft px-4 py-1.5 text-compact text-warn"
        >
            <EyeIcon aria-hidden="true" className="icon" />
            <p className="min-w-0 flex-1">
                <strong className="font-strong">
                    {impersonator.full_name}, you are working as {user.full_name}
                </strong>{' '}
                until {formatTime(impersonator.ends_at, user.timezone)}. Your actions are recorded under both names.
            </p>
            <Button size="sm" className="no-print" onClick={() => void stopImpersonation()}>
                Stop Impersonation
            </Button>
        </section>
    );
}
