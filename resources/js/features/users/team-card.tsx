import { Card, CardBody, CardHeader } from '@/components/ui/card';
import type { UserDetails } from '@/types/generated';

/** The colleagues who report to the user. */
export function TeamCard({ user }: { user: UserDetails }) {
    return (
        user.team.length > 0 && (
            <Card>
                <CardHeader title="Team" description={`Colleagues who report to ${user.full_name}`} />
                <CardBody>
                    <p>{user.team.join(', ')}</p>
                </CardBody>
            </Card>
        )
    );
}
