import { SpeakerWaveIcon, SpeakerXMarkIcon } from '@heroicons/react/24/outline';
import { router } from '@inertiajs/react';
import { IconButton } from '@/components/ui/icon-button';
import { toggleSound, useIsMuted } from '@/features/notifications/sound-preference';
import { useViewer } from '@/hooks/use-viewer';
import { userProfile } from '@/routes/generated';
import type { AuthUser } from '@/types/generated';

/** Mutes the message sound in this browser. Links to the profile when the sound is off there. */
export function SoundToggle() {
    const viewer = useViewer();

    if (viewer === null) {
        return null;
    }

    return viewer.plays_notification_sound ? <MuteButton viewer={viewer} /> : <OffInProfile />;
}

function MuteButton({ viewer: { id } }: { viewer: AuthUser }) {
    const isMuted = useIsMuted(id);

    return (
        <IconButton
            icon={isMuted ? SpeakerXMarkIcon : SpeakerWaveIcon}
            label={isMuted ? 'Unmute sound' : 'Mute sound'}
            size="sm"
            onClick={() => toggleSound(id)}
        />
    );
}

function OffInProfile() {
    return (
        <IconButton
            icon={SpeakerXMarkIcon}
            label="Sound is off in your profile"
            size="sm"
            onClick={() => router.visit(userProfile.edit({ query: { tab: 'notifications' } }))}
        />
    );
}
