/** JSON with a line for each field; anything else as it came. */
export function prettyPayload(payload: string): string {
    try {
        return JSON.stringify(JSON.parse(payload), null, 2);
    } catch {
        return payload;
    }
}
