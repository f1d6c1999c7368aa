type Level = 'info' | 'warn' | 'error';
type Fields = Record<string, string | number | boolean | null>;

/** Structured log with one JSON object per line. Never log secrets, signatures or payloads. */
export interface Logger {
    info(message: string, fields?: Fields): void;
    warn(message: string, fields?: Fields): void;
    error(message: string, fields?: Fields): void;
}

export function createLogger(write: (line: string) => void, now: () => number): Logger {
    const log = (level: Level, message: string, fields: Fields = {}) =>
        write(`${JSON.stringify({ time: new Date(now()).toISOString(), level, message, ...fields })}\n`);
    return {
        info: (message, fields) => log('info', message, fields),
        warn: (message, fields) => log('warn', message, fields),
        error: (message, fields) => log('error', message, fields),
    };
}
