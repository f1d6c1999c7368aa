import { useEffect, useState } from 'react';

const TICK_MS = 250;

export interface Throttle {
    /** 0 when not throttled. */
    secondsLeft: number;
    /** Restarts the countdown, even when the server answers with the same number of seconds. */
    noteRefusal: () => void;
}

/** Counts down the seconds that the server returned. */
export function useThrottle(seconds: number | null): Throttle {
    const [attempt, setAttempt] = useState(0);
    const whole = seconds ?? 0;
    const [counted, setCounted] = useState({ attempt, whole, left: whole });

    useEffect(() => {
        const deadline = Date.now() + whole * 1000;
        const update = () => {
            const left = Math.max(0, Math.ceil((deadline - Date.now()) / 1000));
            setCounted({ attempt, whole, left });
            if (left === 0) {
                clearInterval(timer);
            }
        };
        const timer = setInterval(update, TICK_MS);

        return () => clearInterval(timer);
    }, [whole, attempt]);

    return {
        secondsLeft: counted.attempt === attempt && counted.whole === whole ? counted.left : whole,
        noteRefusal: () => setAttempt((count) => count + 1),
    };
}
