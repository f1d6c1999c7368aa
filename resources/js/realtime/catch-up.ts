import { reloadPage } from '@/lib/full-load';
import { requestJson } from '@/lib/http';
import { statusOf } from '@/realtime/status-of';
import { notifications } from '@/routes/generated';
import { useNotificationStore } from '@/stores/notification-store';
import type { RecentNotificationsData } from '@/types/generated';

/** Channels come back one by one after a break. */
const DEBOUNCE_MS = 250;
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;
/** A request that got lost, in a network that changed say, must not hold up those after it. */
const PATIENCE_MS = 30_000;

/** Somebody signed this browser out, or the session ended. */
const SIGNED_OUT = [401, 419];

export interface CatchUp {
    start: () => void;
    /** Takes over the server's state soon; calls that come together ask once. Nothing happens before `start`. */
    plan: () => void;
    stop: () => void;
}

/**
 * Brings the notification store to the server's state: lists and counters are fetched, and whatever came in meanwhile is
 * applied again on top, so that nothing is lost between asking and answer. Asks again until it gets an answer.
 */
export function createCatchUp(): CatchUp {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let retryIn = FIRST_RETRY_MS;
    let asking: AbortController | null = null;
    let isRunning = false;
    let isWantedAgain = false;

    const planIn = (delay: number) => {
        clearTimeout(timer);
        timer = setTimeout(() => void ask(new AbortController()), delay);
    };

    const plan = () => {
        if (asking) {
            isWantedAgain = true;
        } else if (isRunning) {
            planIn(DEBOUNCE_MS);
        }
    };

    const ask = async (request: AbortController) => {
        asking = request;
        isWantedAgain = false;
        useNotificationStore.getState().awaitHydration();
        const recent = await fetchRecent(request.signal);
        if (request.signal.aborted) {
            return;
        }
        asking = null;
        if (!recent) {
            planIn(retryIn);
            retryIn = Math.min(retryIn * 2, LAST_RETRY_MS);
            return;
        }
        retryIn = FIRST_RETRY_MS;
        useNotificationStore.getState().hydrate(recent);
        if (isWantedAgain) {
            plan();
        }
    };

    return {
        start: () => {
            isRunning = true;
            planIn(0);
        },
        plan,
        stop: () => {
            isRunning = false;
            clearTimeout(timer);
            asking?.abort();
            asking = null;
        },
    };
}

async function fetchRecent(signal: AbortSignal): Promise<RecentNotificationsData | null> {
    const attempt = new AbortController();
    const giveUp = () => attempt.abort();
    const timer = setTimeout(giveUp, PATIENCE_MS);
    signal.addEventListener('abort', giveUp);
    try {
        return await requestJson<RecentNotificationsData>(notifications.recent(), {
            signal: attempt.signal,
            isBackground: true,
        });
    } catch (error) {
        if (signal.aborted) {
            return null;
        }
        console.warn('The notifications could not be fetched.', error);
        if (SIGNED_OUT.includes(statusOf(error))) {
            // The server sends whoever is signed out to the sign-in page; nothing personal stays on the screen.
            reloadPage();
        }

        return null;
    } finally {
        clearTimeout(timer);
    }
}
