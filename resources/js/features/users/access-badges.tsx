import { Badge } from '@/components/ui/badge';

interface AccessBadgesProps {
    user: { role_title: string; is_developer_staff: boolean; is_executive_staff: boolean };
}

/** Access beyond the role. */
export function AccessBadges({ user }: AccessBadgesProps) {
    return (
        <>
            {user.is_developer_staff && user.role_title !== 'Developer' && <Badge tone="bonus">Developer</Badge>}
            {user.is_executive_staff && user.role_title !== 'Executive' && <Badge tone="info">Executive</Badge>}
        </>
    );
}
