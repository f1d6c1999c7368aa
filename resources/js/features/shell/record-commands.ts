import {
    ChatBubbleLeftRightIcon,
    ClipboardDocumentIcon,
    PencilSquareIcon,
    UserIcon,
} from '@heroicons/react/24/outline';
import { router, usePage } from '@inertiajs/react';
import type { Icon } from '@/components/ui/icon-type';
import { CLIENT_TABS, isClientPage } from '@/features/clients/client-tabs';
import { useAsOfDay } from '@/features/clients/record/use-as-of-day';
import type { Command } from '@/features/shell/palette-commands';
import { type RecentClient, recentClients } from '@/features/shell/recent-clients';
import { can } from '@/lib/shared-props';
import { clients } from '@/routes/generated';
import type { RouteDefinition } from '@/routes/route';
import type { AuthUser, ClientHeader } from '@/types/generated';

/** Actions and pages of the client on screen, then the clients that the user opened before. */
export function useRecordCommands(user: AuthUser): Command[] {
    const { component, props } = usePage<{ client?: ClientHeader }>();
    const day = useAsOfDay();
    const client = isClientPage(component) ? props.client : undefined;

    return [
        ...(client ? clientCommands(client, user, day) : []),
        ...recentClients(user.id)
            .filter(({ id }) => id !== client?.id)
            .map(recentCommand),
    ];
}

/** @param day the past day on screen, which is read-only */
function clientCommands(client: ClientHeader, user: AuthUser, day: string | null): Command[] {
    const params = { client: client.id };
    const command = (label: string, icon: Icon, run: () => void): Command => ({
        id: `record-${label}`,
        group: 'This client',
        label,
        hint: client.full_name,
        icon,
        run,
    });
    const visit = (route: RouteDefinition) => () => router.visit(route);

    return [
        ...(day === null && client.can_contribute
            ? [command('Add note', PencilSquareIcon, visit(clients.notes(params)))]
            : []),
        ...(day === null && can(user, 'viewSMSPanel')
            ? [command('Send message', ChatBubbleLeftRightIcon, visit(clients.messages(params)))]
            : []),
        command('Copy PIN', ClipboardDocumentIcon, () => void navigator.clipboard?.writeText(client.pin)),
        ...CLIENT_TABS.map(({ label, href }) =>
            command(`Open ${label}`, UserIcon, visit(href(params, { query: { as_of: day } }))),
        ),
    ];
}

function recentCommand({ id, full_name, pin }: RecentClient): Command {
    return {
        id: `recent-${id}`,
        group: 'Recent clients',
        label: full_name,
        hint: `PIN ${pin}`,
        icon: UserIcon,
        run: () => router.visit(clients.edit({ client: id })),
    };
}
