/** Decimal odds from thousandths: `2500` as `2.50`, `1875` as `1.875`. */
export function formatOdds(milli: number): string {
    const text = (milli / 1000).toFixed(3);

    return text.endsWith('0') ? text.slice(0, -1) : text;
}

/** A share from hundredths of a per cent: `1250` as `12.5%`, with a real minus sign; a dash where there is none. */
export function formatShare(basisPoints: number | null): string {
    return basisPoints === null ? '—' : `${basisPoints < 0 ? '−' : ''}${(Math.abs(basisPoints) / 100).toFixed(1)}%`;
}
