import type { Ability, AuthUser, Flash, SharedProps } from '@/types/generated';

declare module '@inertiajs/core' {
    export interface InertiaConfig {
        // A mapped type, because Inertia needs an index signature, which interfaces don't have.
        sharedPageProps: { [Key in keyof SharedProps]: SharedProps[Key] };
    }
}

export type SharedCounters = NonNullable<SharedProps['counters']>;

/** Returns whether the user has the ability. Only for display: the server checks every request. */
export function can(user: AuthUser | null, ability: Ability | 'impersonating'): boolean {
    return user?.can[ability] === true;
}

/** Executives only read, unless they are developers too. */
export function isReadOnly(user: AuthUser | null): boolean {
    return user?.is_executive_staff === true && !user.is_developer_staff;
}

/** Returns whether the server saved the decision. A refusal is a page with an error message. */
export function isSaved(props: Readonly<Record<string, unknown>>): boolean {
    return (props.flash as Flash | undefined)?.error == null;
}
