import type { PageLoaders } from '@/lib/pages';

/** The developer tools, by their file. */
export const PAGES = import.meta.glob(['../Pages/DeveloperTools/*.tsx', '!../Pages/**/*.test.tsx']) as PageLoaders;
