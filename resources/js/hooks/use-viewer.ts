import { useSharedProps } from '@/hooks/use-shared-props';
import type { AuthUser } from '@/types/generated';

/** The signed-in user, or null on the pages before sign-in. */
export function useViewer(): AuthUser | null {
    return useSharedProps().auth.user;
}
