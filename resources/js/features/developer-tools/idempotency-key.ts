const HEADER = 'Idempotency-Key';
/** The example in the API document, which fills the field until the user types another key. */
const EXAMPLE = '0b4f2a52-5d0e-4c1f-9b53-6d1f0a2f7c11';
const BYTES = 16;

interface Sent {
    headers: Record<string, string>;
}

/** Replaces the example key with a new one for each call. A key works only once. */
export function withFreshKey<TSent extends Sent>(request: TSent): TSent {
    return request.headers[HEADER] === EXAMPLE
        ? { ...request, headers: { ...request.headers, [HEADER]: randomKey() } }
        : request;
}

function randomKey(): string {
    return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join(
        '',
    );
}
