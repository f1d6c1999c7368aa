import { RiskCheckButtons } from '@/components/risk-check-buttons';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import type { ClientHeader } from '@/types/generated';

/** The New Account risk check, while it has no outcome yet. */
export function RiskCheckCard({ client }: { client: ClientHeader }) {
    return (
        <Card className="col-span-12">
            <CardHeader
                title="New Account risk check"
                description="This account has no outcome yet. Everybody who may check sees your choice at once."
            />
            <CardBody className="flex flex-wrap gap-2">
                <RiskCheckButtons client={client} />
            </CardBody>
        </Card>
    );
}
