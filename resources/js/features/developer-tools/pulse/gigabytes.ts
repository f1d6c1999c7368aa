/** `1.4 GB`, `512 GB` */
export function formatGigabytes(bytes: number): string {
    const gigabytes = bytes / 1024 ** 3;

    return `${gigabytes < 100 ? gigabytes.toFixed(1) : Math.round(gigabytes)} GB`;
}
