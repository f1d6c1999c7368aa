import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { SkeletonText } from '@/components/ui/skeleton';

const CARDS = ['Exclusion', 'BetStop checks', 'Time-outs', 'RSG forms', 'Limits', 'RSG events'];

export function ProtectionSkeleton() {
    return CARDS.map((title) => (
        <Card key={title}>
            <CardHeader title={title} />
            <CardBody>
                <SkeletonText lines={5} />
            </CardBody>
        </Card>
    ));
}
