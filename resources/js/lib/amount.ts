const DOLLARS = /^\$?(\d{1,3}(?:,\d{3}){1,2}|\d{1,9})(?:\.(\d{1,2}))?$/;

/**
 * Converts typed dollars, `$1,250.50` or `1250.5`, to cents. Returns `null` for other text. Commas may only separate thousands:
 * `25,50` is not an amount. The server uses the same rule.
 */
export function readDollars(typed: string): number | null {
    const [, dollars, cents = ''] = DOLLARS.exec(typed.trim()) ?? [];

    return dollars === undefined ? null : Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
}
