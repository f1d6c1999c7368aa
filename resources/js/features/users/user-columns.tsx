import { columnsOf } from '@/components/data-table';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { RelativeTime } from '@/components/ui/relative-time';
import { TwoLines } from '@/components/ui/two-lines';
import { AccessBadges } from '@/features/users/access-badges';
import { UserStatusBadge } from '@/features/users/user-status-badge';
import { userList } from '@/types/generated/lists';

export const USER_COLUMNS = columnsOf(userList, {
    full_name: {
        cell: (user) => (
            <span className="flex min-w-0 items-center gap-2.5">
                <Avatar name={user.full_name} src={user.photo} decorative />
                <TwoLines second={user.email}>{user.full_name}</TwoLines>
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
    last_signed_in_at: { cell: (user) => <RelativeTime value={user.last_signed_in_at} never="Never" /> },
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
