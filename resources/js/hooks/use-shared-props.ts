import { usePage } from '@inertiajs/react';
import '@/lib/shared-props';
import type { SharedProps } from '@/types/generated';

/** Props that the server shares with every page. */
export function useSharedProps(): SharedProps {
    return usePage().props;
}
