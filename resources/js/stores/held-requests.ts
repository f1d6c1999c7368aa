import { create } from 'zustand';
import type { RouteDefinition } from '@/routes/route';

/** Time to undo a decision before it is sent. */
export const HOLD_MS = 10_000;

interface HeldRequest {
    route: RouteDefinition;
    data: Readonly<Record<string, string>>;
    /** Sends it in the usual way once the time is over. */
    send: () => void;
}

/** Choices that are not sent yet, by key. */
export const useHeldChoices = create<Readonly<Record<string, string>>>(() => ({}));

const requests = new Map<string, HeldRequest & { timer: ReturnType<typeof setTimeout> }>();

/** Sends a decision after 10 s, unless it is undone. A page that closes sends it at once. Returns false when one is held already. */
export function hold(key: string, choice: string, request: HeldRequest): boolean {
    if (requests.has(key)) {
        return false;
    }
    const timer = setTimeout(() => {
        undoHeld(key);
        request.send();
    }, HOLD_MS);
    requests.set(key, { ...request, timer });
    useHeldChoices.setState({ [key]: choice });
    window.addEventListener('pagehide', onPageHide);

    return true;
}

/** Returns false when it was sent already. */
export function undoHeld(key: string): boolean {
    clearTimeout(requests.get(key)?.timer);
    const { [key]: _, ...others } = useHeldChoices.getState();
    useHeldChoices.setState(others, true);

    return requests.delete(key);
}

export function hasHeld(): boolean {
    return requests.size > 0;
}

/** Sends all held decisions now: before the session ends or changes its user. */
export async function sendHeld(): Promise<void> {
    const waiting = [...requests.entries()];
    for (const [key] of waiting) {
        undoHeld(key);
    }
    await Promise.allSettled(waiting.map(([, request]) => sendAtOnce(request)));
}

const onPageHide = () => void sendHeld();

/** `keepalive` finishes the request after the page is gone, which Inertia's client can't. */
function sendAtOnce({ route, data }: HeldRequest): Promise<Response> {
    const token = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '';

    return fetch(route.url, {
        method: route.method,
        keepalive: true,
        headers: {
            Accept: 'application/json',
            'Content-Type': 'application/json',
            'X-Requested-With': 'XMLHttpRequest',
            'X-XSRF-TOKEN': decodeURIComponent(token),
        },
        body: JSON.stringify(data),
    });
}
