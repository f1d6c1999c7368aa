import { vi } from 'vitest';
import { useFeedback } from '@/features/shell/feedback-store';
import { useShellUi } from '@/features/shell/shell-ui';
import { loadSiteRoot, reloadPage } from '@/lib/full-load';
import { requestJson } from '@/lib/http';
import { offerPresence, type PresenceLink, watchRecord } from '@/realtime/presence';
import { useChangedWithdrawalsStore } from '@/stores/changed-withdrawals-store';
import { useClientEmailsStore } from '@/stores/client-emails-store';
import { useConnectionStore } from '@/stores/connection-store';
import { useLeavingStore } from '@/stores/leaving-store';
import { useNotificationStore } from '@/stores/notification-store';
import { usePersonalNewsStore } from '@/stores/personal-news-store';

interface Store<State> {
    getInitialState: () => State;
    setState: (state: State, replace: true) => void;
}

/** The stores are as at the start of the page, and nobody is seen anywhere. Nothing may be rendered any more. */
export function forgetState(): void {
    useNotificationStore.getState().clear();
    reset(useChangedWithdrawalsStore);
    reset(useClientEmailsStore);
    reset(useConnectionStore);
    reset(useFeedback);
    reset(useLeavingStore);
    reset(usePersonalNewsStore);
    reset(useShellUi);
    leaveRecords();
}

function reset<State>(store: Store<State>): void {
    store.setState(store.getInitialState(), true);
}

/** Who leaves a record is seen there for a moment more: not into the next test. */
function leaveRecords(): void {
    const watched: string[] = [];
    const nobody: ReturnType<PresenceLink['join']> = {
        subscription: {},
        here: () => nobody,
        joining: () => nobody,
        leaving: () => nobody,
        error: () => nobody,
    };
    const link: PresenceLink = {
        join: (record) => {
            watched.push(record);

            return nobody;
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

/** The doubles do what their originals do again, and were never called. */
export function forgetAnswers(): void {
    for (const double of [requestJson, loadSiteRoot, reloadPage]) {
        vi.mocked(double).mockReset();
    }
}

/** The window as a file finds it first. */
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
