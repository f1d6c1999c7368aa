import type { Icon } from '@/components/ui/icon-type';
import type { SharedCounters } from '@/lib/shared-props';
import type { RouteDefinition } from '@/routes/route';
import type { Ability } from '@/types/generated';

/** Who sees something of the shell. All that is given must hold. */
export interface Gate {
    /** One of these abilities is enough. */
    anyOf?: readonly Ability[];
    staff?: 'developer' | 'executive';
    /** Not for people restricted by `canViewDatabaseOnly`, whatever else they may. */
    hiddenFromDatabaseOnly?: boolean;
    /** Only where the application runs in this environment. */
    environment?: string;
}

export interface NavigationTab extends Gate {
    title: string;
    route: RouteDefinition<'get'>;
    /** Opens a new window instead of visiting the page. */
    opensInNewTab?: boolean;
}

export interface NavigationEntry extends Gate {
    title: string;
    icon: Icon;
    route: RouteDefinition<'get'>;
    /** First part of the component names of its pages, `Clients` of `Clients/Index`. */
    area: string;
    /** Their sum stands beside the title. */
    counters?: readonly (keyof SharedCounters)[];
    /** The section's tab bar. */
    tabs?: readonly NavigationTab[];
}

export interface NavigationGroup {
    title: string;
    entries: readonly NavigationEntry[];
}
