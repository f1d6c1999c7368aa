import { type ClassValue, clsx } from 'clsx';

/** Joins class names, leaving out what is false. Later names do not undo earlier ones: pass layout, not overrides. */
export function cn(...values: ClassValue[]): string {
    return clsx(values);
}
