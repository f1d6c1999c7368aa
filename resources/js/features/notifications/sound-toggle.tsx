import { SpeakerWaveIcon, SpeakerXMarkIcon } from '@heroicons/react/24/outline';
import { router } from '@inertiajs/react';
import { IconButton } from '@/components/ui/icon-button';
import { toggleSound, useSoundPreference } from '@/features/notifications/sound-preference';
import { useViewer } from '@/hooks/use-viewer';
import { userProfile } from '@/routes/generated';

/** Mutes the sound of messages in this browser. Where the profile has it off for good, the button leads there. */
export function SoundToggle() {
    const { isMuted } = useSoundPreference();
    const viewer = useViewer();

    if (viewer?.plays_notification_sound === false) {
        return (
            <IconButton
                icon={SpeakerXMarkIcon}
                label="Sound is off in your profile"
                size="sm"
                onClick={() => router.visit(userProfile.edit({ query: { tab: 'notifications' } }))}
            />
        );
    }

    return (
        <IconButton
            icon={isMuted ? SpeakerXMarkIcon : SpeakerWaveIcon}
            label={isMuted ? 'Unmute sound' : 'Mute sound'}
            size="sm"
            onClick={toggleSound}
        />
    );
}
