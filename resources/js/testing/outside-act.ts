const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean | undefined };

/** Runs without React's `act`, as in a browser: an event renders what is urgent, and the rest follows later. */
export async function outsideAct(run: () => void | Promise<void>): Promise<void> {
    const before = environment.IS_REACT_ACT_ENVIRONMENT;
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    try {
        await run();
    } finally {
        environment.IS_REACT_ACT_ENVIRONMENT = before;
    }
}
