import { useEffect } from 'react';
import { notificationKeyOf } from '@/features/notifications/notification-key';
import { isMuted } from '@/features/notifications/sound-preference';
import { can } from '@/lib/shared-props';
import { inOneTab } from '@/realtime/one-tab';
import { useNotificationStore } from '@/stores/notification-store';
import type { AuthUser } from '@/types/generated';

const SOUND_URL = '/sounds/message_notification_sound.mp3';
const VOLUME = 0.5;

/** Plays a sound for every new unread message in one tab, unless it is muted here or off in the profile. */
export function useMessageSound(user: AuthUser): void {
    const isOn = can(user, 'viewSMSPanel') && user.plays_notification_sound;

    useEffect(() => {
        if (!isOn) {
            return;
        }
        const sound = new Audio(SOUND_URL);
        sound.volume = VOLUME;
        sound.preload = 'auto';
        sound.addEventListener('error', () => console.warn('Couldn’t load the message sound.', sound.error));

        let isOver = false;
        // The sound may be muted while this tab waits for its turn.
        const playIt = () => !isOver && !isMuted(user.id) && play(sound);
        const unlock = () => void unlockAudio(sound);
        // In the capture phase, because a button that opens a panel stops the click from reaching the document.
        document.addEventListener('click', unlock, { once: true, capture: true });
        const stop = useNotificationStore.subscribe(({ latest }, before) => {
            if (latest !== before.latest && latest?.type === 'message' && !isMuted(user.id)) {
                void inOneTab(`sound|${notificationKeyOf(latest)}`, playIt);
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

/** Browsers allow sound only after a click, so the first click plays it muted. */
async function unlockAudio(sound: HTMLAudioElement): Promise<void> {
    if (!sound.paused) {
        return;
    }
    try {
        sound.muted = true;
        await sound.play();
        // A message of this moment is already playing the sound.
        if (sound.muted) {
            sound.pause();
            sound.currentTime = 0;
        }
    } catch (error) {
        console.warn('Couldn’t unlock the message sound.', error);
    } finally {
        sound.muted = false;
    }
}

/** Returns false when the browser blocks the sound. */
async function play(sound: HTMLAudioElement): Promise<boolean> {
    try {
        sound.muted = false;
        sound.currentTime = 0;
        await sound.play();

        return true;
    } catch (error) {
        console.warn('Couldn’t play the message sound.', error);

        return false;
    }
}
