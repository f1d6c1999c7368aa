import { Banner } from '@/components/ui/banner';
import { CertificationsTab } from '@/features/user-profile/certifications-tab';
import { NotificationsTab } from '@/features/user-profile/notifications-tab';
import { ProfileTab } from '@/features/user-profile/profile-tab';
import { ProfileTabs } from '@/features/user-profile/profile-tabs';
import { SecurityTab } from '@/features/user-profile/security-tab';
import { useSharedProps } from '@/hooks/use-shared-props';
import { PageHeader } from '@/layouts/page-header';
import type { UserProfilePage } from '@/types/generated';

export default function Edit(page: UserProfilePage) {
    const { tab, profile, security, certifications, notifications, training, withheld, can_review } = page;
    const isImpersonating = useSharedProps().auth.user?.can.impersonating === true;

    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'Edit profile' }]}
                title="Edit profile"
                tabs={<ProfileTabs current={tab} />}
            />
            <div className="flex w-full max-w-3xl flex-col gap-4 p-4 sm:p-6">
                {isImpersonating && (profile || notifications) && (
                    <Banner tone="info" title="Not available while impersonating">
                        You can’t change a colleague’s profile. Stop impersonating to change your own.
                    </Banner>
                )}
                {!isImpersonating && profile && <ProfileTab profile={profile} />}
                {tab === 'security' && <SecurityTab security={security} />}
                {certifications && (
                    <CertificationsTab
                        certifications={certifications}
                        training={training}
                        withheld={withheld}
                        canReview={can_review}
                        canSend={!isImpersonating}
                    />
                )}
                {!isImpersonating && notifications && <NotificationsTab settings={notifications} />}
            </div>
        </>
    );
}
