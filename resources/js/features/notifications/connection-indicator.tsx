import { SignalSlashIcon } from '@heroicons/react/24/outline';
import { useEffect, useState } from 'react';
import { Tooltip } from '@/components/ui/tooltip';
import { type ConnectionState, useConnectionStore } from '@/stores/connection-store';

/** Shorter interruptions are not shown, because missed notifications are fetched afterwards. */
const PATIENCE_MS = 4_000;

const RECONNECTING = 'Live updates are interrupted. Reconnecting…';
const STOPPED = 'Live updates have stopped. Reload the page to start them again.';

const TEXTS: Record<Exclude<ConnectionState, 'connected'>, string> = {
    initialized: RECONNECTING,
    connecting: RECONNECTING,
    unavailable: RECONNECTING,
    failed: STOPPED,
    disconnected: STOPPED,
};

/** Shown in the top bar while live updates are interrupted. */
export function ConnectionIndicator() {
    const state = useConnectionStore((store) => store.state);
    const isConnected = state === 'connected';
    const [isLongGone, setIsLongGone] = useState(false);

    useEffect(() => {
        if (isConnected) {
            return;
        }
        const timer = setTimeout(() => setIsLongGone(true), PATIENCE_MS);

        return () => {
            clearTimeout(timer);
            setIsLongGone(false);
        };
    }, [isConnected]);

    return <span role="status">{isLongGone && !isConnected && <Sign text={TEXTS[state]} />}</span>;
}

function Sign({ text }: { text: string }) {
    return (
        <Tooltip text={text} describes={false}>
            <span className="grid h-9 w-5 place-items-center text-warn sm:w-9">
                <SignalSlashIcon aria-hidden="true" className="icon" />
                <span className="sr-only">{text}</span>
            </span>
        </Tooltip>
    );
}
