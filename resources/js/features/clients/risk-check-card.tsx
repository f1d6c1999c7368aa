import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { RiskCheckButtons } from '@/features/clients/risk-check-buttons';
import type { ClientHeader } from '@/types/generated';

/** The New Account risk check of a client without an outcome. */
export function RiskCheckCard({ client }: { client: ClientHeader }) {
    return (
        <Card className="col-span-12">
            <CardHeader
                title="New Account risk check"
                description="No outcome yet. Colleagues who handle risk checks see your choice straight away."
            />
            <CardBody className="flex flex-wrap gap-2">
                <RiskCheckButtons client={client} />
            </CardBody>
        </Card>
    );
}
