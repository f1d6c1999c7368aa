import { statusOf } from '@/lib/failed-request';
import { reloadPage } from '@/lib/full-load';
import { requestJson } from '@/lib/http';
import { notifications } from '@/routes/generated';
import { useNotificationStore } from '@/stores/notification-store';
import type { RecentNotificationsData } from '@/types/generated';

/** Groups requests, because each channel resubscribes separately after an interruption. */
const DEBOUNCE_MS = 250;
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;
/** Timeout, so that a lost request doesn't block later ones. */
const PATIENCE_MS = 30_000;

/** The session has ended. */
const SIGNED_OUT = [401, 419];

export interface CatchUp {
    start: () => void;
    /** Loads the server's state after a short delay, once for several calls. Does nothing before `start`. */
    plan: () => void;
    stop: () => void;
}

/**
 * Synchronises the notification store with the server: loads lists and counters, then reapplies changes that arrived during the
 * request. Retries until it gets a response.
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
        console.warn('Couldn’t load the notifications.', error);
        if (SIGNED_OUT.includes(statusOf(error))) {
            // The server redirects to sign-in, so that no personal data stays on screen.
            reloadPage();
        }

        return null;
    } finally {
        clearTimeout(timer);
    }
}
