import { TabLinks } from '@/components/ui/tab-links';
import { userProfile } from '@/routes/generated';
import { type ProfileTab, ProfileTabLabels, ProfileTabValues } from '@/types/generated';

export function ProfileTabs({ current }: { current: ProfileTab }) {
    return (
        <TabLinks
            label="Profile"
            className="mt-2 px-4 sm:px-6"
            items={ProfileTabValues.map((tab) => ({
                label: ProfileTabLabels[tab],
                href: userProfile.edit({ query: { tab } }),
                current: tab === current,
            }))}
        />
    );
}
