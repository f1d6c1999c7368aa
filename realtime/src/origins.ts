/**
 * Says whether a browser's page may connect. Patterns are globs with `*`: over the whole origin when they hold `://`,
 * over host and port when they hold a port, else over the host name. Only browsers send an origin, and they cannot lie
 * about it; other clients could send anything, so nothing is gained by refusing those that send none.
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
