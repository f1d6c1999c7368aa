import { Banner } from '@/components/ui/banner';
import { DevicesCard } from '@/features/user-profile/devices-card';
import { PasswordCard } from '@/features/user-profile/password-card';
import { SessionsCard } from '@/features/user-profile/sessions-card';
import { TwoFactorCard } from '@/features/user-profile/two-factor-card';
import type { SecurityData } from '@/types/generated';

/** `null` while a colleague impersonates the user. */
export function SecurityTab({ security }: { security: SecurityData | null }) {
    if (security === null) {
        return (
            <Banner tone="info" title="Not available while impersonating">
                You can’t change a colleague’s sign-in details. Stop impersonating to see your own.
            </Banner>
        );
    }

    return (
        <>
            <TwoFactorCard security={security} />
            <PasswordCard changedAt={security.password_changed_at} minLength={security.password_min_length} />
            <DevicesCard devices={security.devices} />
            <SessionsCard sessions={security.sessions} canList={security.can_list_sessions} />
        </>
    );
}
