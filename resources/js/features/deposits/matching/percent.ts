/** `99.5%` for 0.9958: never more than is there, so that what is not proved does not look so. */
export function percent(share: number | null): string {
    return share === null ? '—' : `${(Math.floor(share * 1000) / 10).toFixed(1)}%`;
}
