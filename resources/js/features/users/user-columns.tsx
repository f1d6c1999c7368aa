import { columnsOf } from '@/components/data-table';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { Known } from '@/components/ui/known';
import { RelativeTime } from '@/components/ui/relative-time';
import { AccessBadges } from '@/features/users/access-badges';
import { UserStatusBadge } from '@/features/users/user-status-badge';
import { userList } from '@/types/generated/lists';

export const USER_COLUMNS = columnsOf(userList, {
    full_name: {
        cell: (user) => (
            <span className="flex min-w-0 items-center gap-2.5">
                <Avatar name={user.full_name} src={user.photo} decorative />
                <span className="flex min-w-0 flex-col">
                    <span>{user.full_name}</span>
                    <span className="truncate text-xs font-normal text-muted">{user.email}</span>
                </span>
            </span>
        ),
        primary: true,
    },
    role_title: {
        cell: (user) => (
            <span className="flex flex-wrap items-center gap-1.5">
                {user.role_title}
                <AccessBadges user={user} />
            </span>
        ),
    },
    manager_name: { cell: (user) => <Known text={user.manager_name} /> },
    last_signed_in_at: {
        cell: ({ last_signed_in_at: at }) =>
            at === null ? <span className="text-faint">Never</span> : <RelativeTime value={at} />,
        descendingFirst: true,
    },
    has_second_factor: {
        cell: (user) =>
            user.awaits_reset ? (
                <Badge tone="warn">Reset requested</Badge>
            ) : user.has_second_factor ? (
                'Set up'
            ) : (
                <span className="text-warn">Not set up</span>
            ),
    },
    status: { cell: (user) => <UserStatusBadge status={user.status} />, phoneAside: true },
});
