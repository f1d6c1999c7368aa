import { vi } from 'vitest';
import { useFeedback } from '@/features/shell/feedback-store';
import { useShellUi } from '@/features/shell/shell-ui';
import { loadSiteRoot, reloadPage } from '@/lib/full-load';
import { requestJson } from '@/lib/http';
import { offerPresence, type PresenceLink, watchRecord } from '@/realtime/presence';
import { useAccessStore } from '@/stores/access-store';
import { useChangedWithdrawalsStore } from '@/stores/changed-withdrawals-store';
import { useClientEmailsStore } from '@/stores/client-emails-store';
import { useConnectionStore } from '@/stores/connection-store';
import { undoHeld, useHeldChoices } from '@/stores/held-requests';
import { useNotificationStore } from '@/stores/notification-store';
import { usePersonalNotificationStore } from '@/stores/personal-notification-store';
import { useSignOutStore } from '@/stores/sign-out-store';

interface Store<State> {
    getInitialState: () => State;
    setState: (state: State, replace: true) => void;
}

/** Resets the stores and leaves all presence channels. Call it after unmounting. */
export function forgetState(): void {
    useNotificationStore.getState().clear();
    reset(useAccessStore);
    reset(useChangedWithdrawalsStore);
    reset(useClientEmailsStore);
    reset(useConnectionStore);
    reset(useFeedback);
    reset(useSignOutStore);
    reset(usePersonalNotificationStore);
    reset(useShellUi);
    for (const key of Object.keys(useHeldChoices.getState())) {
        undoHeld(key);
    }
    leaveRecords();
}

function reset<State>(store: Store<State>): void {
    store.setState(store.getInitialState(), true);
}

/** Leaving a record is delayed, so this ends it before the next test. */
function leaveRecords(): void {
    const watched: string[] = [];
    const emptyChannel: ReturnType<PresenceLink['join']> = {
        subscription: {},
        here: () => emptyChannel,
        joining: () => emptyChannel,
        leaving: () => emptyChannel,
        whisper: () => undefined,
        listenForWhisper: () => undefined,
        stopListeningForWhisper: () => undefined,
        error: () => emptyChannel,
    };
    const link: PresenceLink = {
        join: (record) => {
            watched.push(record);

            return emptyChannel;
        },
        leave: () => undefined,
    };
    offerPresence(link)();
    if (watched.length > 0) {
        vi.useFakeTimers();
        for (const record of watched) {
            watchRecord(record)();
        }
        vi.runOnlyPendingTimers();
    }
}

/** Restores the original behaviour of the mocks and clears their calls. */
export function forgetAnswers(): void {
    for (const double of [requestJson, loadSiteRoot, reloadPage]) {
        vi.mocked(double).mockReset();
    }
}

/** Resets the window. */
export function clearWindow(): void {
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
    document.head.replaceChildren();
    document.body.replaceChildren();
    for (const element of [document.documentElement, document.body]) {
        for (const { name } of [...element.attributes]) {
            element.removeAttribute(name);
        }
    }
}
