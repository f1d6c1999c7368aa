import type { PageLoaders } from '@/lib/pages';

/** Pages that few users open, by their file. */
export const PAGES = import.meta.glob([
    '../Pages/{Automations,Design,DeveloperTools}/*.tsx',
    '!../Pages/**/*.test.tsx',
]) as PageLoaders;
