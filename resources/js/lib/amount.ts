const DOLLARS = /^\$?(\d{1,3}(?:,\d{3}){1,2}|\d{1,9})(?:\.(\d{1,2}))?$/;

/**
 * Dollars as people type them, `$1,250.50` or `1250.5`, as cents; `null` for anything else. A comma stands between thousands
 * only: `25,50` is no amount. The server reads them by the same rule.
 */
export function readDollars(typed: string): number | null {
    const [, dollars, cents = ''] = DOLLARS.exec(typed.trim()) ?? [];

    return dollars === undefined ? null : Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
}
