/** Formats 0.9958 as `99.5%`. Rounds down so that the figure never exceeds what is proven. */
export function percent(share: number | null): string {
    return share === null ? '—' : `${(Math.floor(share * 1000) / 10).toFixed(1)}%`;
}
