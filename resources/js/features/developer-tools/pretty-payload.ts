/** Indents JSON and returns other text unchanged. */
export function prettyPayload(payload: string): string {
    try {
        return JSON.stringify(JSON.parse(payload), null, 2);
    } catch {
        return payload;
    }
}
