/**
 * Returns whether a browser's page may connect. Patterns are globs with `*`: for the whole origin when they contain `://`, for
 * host and port when they contain a port, otherwise for the host name. Clients without an origin are accepted: only browsers send
 * one reliably, and other clients could send any.
 */
export function isOriginAllowed(origin: string | undefined, patterns: readonly string[]): boolean {
    if (origin === undefined || patterns.includes('*')) {
        return true;
    }
    if (!URL.canParse(origin)) {
        return false;
    }
    const url = new URL(origin);
    return patterns.some((pattern) => matchesGlob(subject(url, pattern), pattern.toLowerCase()));
}

function subject(url: URL, pattern: string): string {
    if (pattern.includes('://')) {
        return url.origin;
    }
    return /:[\d*]+$/.test(pattern) ? url.host : url.hostname;
}

function matchesGlob(text: string, glob: string): boolean {
    const expression = glob
        .split('*')
        .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
        .join('.*');
    return new RegExp(`^${expression}$`).test(text);
}
