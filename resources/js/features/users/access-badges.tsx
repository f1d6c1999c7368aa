import { Badge } from '@/components/ui/badge';

/** Access beyond the role. */
export function AccessBadges({ user }: { user: { is_developer_staff: boolean; is_executive_staff: boolean } }) {
    return (
        <>
            {user.is_developer_staff && <Badge tone="bonus">Developer</Badge>}
            {user.is_executive_staff && <Badge tone="info">Executive</Badge>}
        </>
    );
}
