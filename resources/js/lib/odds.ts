/** Formats decimal odds from thousandths: `2500` as `2.50`, `1875` as `1.875`. */
export function formatOdds(milli: number): string {
    const text = (milli / 1000).toFixed(3);

    return text.endsWith('0') ? text.slice(0, -1) : text;
}

/** Formats basis points as a percentage: `1250` as `12.5%`, with a real minus sign. A dash without a value. */
export function formatShare(basisPoints: number | null): string {
    return basisPoints === null ? '—' : `${basisPoints < 0 ? '−' : ''}${(Math.abs(basisPoints) / 100).toFixed(1)}%`;
}
