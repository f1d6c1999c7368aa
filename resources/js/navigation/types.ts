import type { Icon } from '@/components/ui/icon-type';
import type { SharedCounters } from '@/lib/shared-props';
import type { RouteDefinition } from '@/routes/route';
import type { Ability, AuthUser, GuideKey } from '@/types/generated';

/** The conditions for seeing a part of the shell. Every given one must hold. */
export interface Gate {
    /** Any of these abilities. */
    anyOf?: readonly Ability[];
    staff?: 'developer' | 'executive';
    /** Hidden from users with `canViewDatabaseOnly`. */
    hiddenFromDatabaseOnly?: boolean;
    /** Only in this environment. */
    environment?: string;
}

export interface NavigationTab extends Gate {
    title: string;
    route: RouteDefinition<'get'>;
    /** The guide that explains the page, when its section has another one. */
    guide?: GuideKey;
    /** Opens in a new window. */
    opensInNewTab?: boolean;
}

export interface NavigationEntry extends Gate {
    title: string;
    icon: Icon;
    route: RouteDefinition<'get'>;
    /** First part of its pages' component names: `Clients` in `Clients/Index`. */
    area: string;
    /** The guide that explains its pages. */
    guide?: GuideKey;
    /** Counters whose sum is shown beside the title. */
    counters?: readonly (keyof SharedCounters)[];
    /** Unread items of the viewer, shown beside the title. */
    unread?: (viewer: AuthUser) => number;
    /** Tabs of the section. */
    tabs?: readonly NavigationTab[];
}

export interface NavigationGroup {
    title: string;
    entries: readonly NavigationEntry[];
}
