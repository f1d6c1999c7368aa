import { useEffect } from 'react';
import { newsKeyOf } from '@/features/notifications/news-key';
import { isMuted } from '@/features/notifications/sound-preference';
import { can } from '@/lib/shared-props';
import { inOneTab } from '@/realtime/one-tab';
import { useNotificationStore } from '@/stores/notification-store';
import type { AuthUser } from '@/types/generated';

const SOUND_URL = '/sounds/message_notification_sound.mp3';
const VOLUME = 0.5;

/**
 * Plays a sound for every unread message that comes in, in one tab of the browser, unless it is muted here or off in the
 * person's profile.
 */
export function useMessageSound(user: AuthUser): void {
    const isOn = can(user, 'viewSMSPanel') && user.plays_notification_sound;

    useEffect(() => {
        if (!isOn) {
            return;
        }
        const sound = new Audio(SOUND_URL);
        sound.volume = VOLUME;
        sound.preload = 'auto';
        sound.addEventListener('error', () => console.warn('The sound of messages could not be loaded.', sound.error));

        let isOver = false;
        // Its turn may come only after the sound was muted or switched off.
        const playIt = () => !isOver && !isMuted(user.id) && play(sound);
        const unlock = () => void unlockAudio(sound);
        // Caught on its way down: a button that opens a panel lets no click up to the document.
        document.addEventListener('click', unlock, { once: true, capture: true });
        const stop = useNotificationStore.subscribe(({ latest }, before) => {
            if (latest !== before.latest && latest?.type === 'message' && !isMuted(user.id)) {
                void inOneTab(`sound|${newsKeyOf(latest)}`, playIt);
            }
        });

        return () => {
            isOver = true;
            document.removeEventListener('click', unlock, { capture: true });
            stop();
            sound.pause();
        };
    }, [isOn, user.id]);
}

/** Browsers let a page be heard only after a click on it: the first one plays the sound unheard. */
async function unlockAudio(sound: HTMLAudioElement): Promise<void> {
    if (!sound.paused) {
        return;
    }
    try {
        sound.muted = true;
        await sound.play();
        // A message that came in at this moment is being heard already.
        if (sound.muted) {
            sound.pause();
            sound.currentTime = 0;
        }
    } catch (error) {
        console.warn('The sound of messages could not be unlocked.', error);
    } finally {
        sound.muted = false;
    }
}

/** False where the browser did not let it be heard. */
async function play(sound: HTMLAudioElement): Promise<boolean> {
    try {
        sound.muted = false;
        sound.currentTime = 0;
        await sound.play();

        return true;
    } catch (error) {
        console.warn('The sound of messages could not be played.', error);

        return false;
    }
}
