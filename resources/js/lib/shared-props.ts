import type { Ability, AuthUser, SharedProps } from '@/types/generated';

declare module '@inertiajs/core' {
    export interface InertiaConfig {
        // A mapped type, since Inertia asks for an index signature that interfaces do not have.
        sharedPageProps: { [Key in keyof SharedProps]: SharedProps[Key] };
    }
}

export type SharedCounters = NonNullable<SharedProps['counters']>;

/** Whether the server gave `user` the ability; it decides again on every request, this only spares dead ends. */
export function can(user: AuthUser | null, ability: Ability | 'impersonating'): boolean {
    return user?.can[ability] === true;
}
