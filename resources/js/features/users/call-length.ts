/** `3:20`, minutes and seconds. */
export function callLength(seconds: number): string {
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
