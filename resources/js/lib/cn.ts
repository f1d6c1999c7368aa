import { type ClassValue, clsx } from 'clsx';

/** Joins class names and skips falsy values. Later names don't override earlier ones, so pass layout classes only. */
export function cn(...values: ClassValue[]): string {
    return clsx(values);
}
