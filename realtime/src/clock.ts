/** Injectable time, so that tests don't have to wait. */
export interface Clock {
    now(): number;
    every(milliseconds: number, run: () => void): () => void;
    sleep(milliseconds: number): Promise<void>;
}

export const systemClock: Clock = {
    now: () => Date.now(),
    every(milliseconds, run) {
        const timer = setInterval(run, milliseconds);
        return () => clearInterval(timer);
    },
    sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};
