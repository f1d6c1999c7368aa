import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { SkeletonText } from '@/components/ui/skeleton';

export function BackgroundSkeleton() {
    return (
        <>
            <Card className="col-span-12 xl:col-span-7">
                <CardHeader title="Background" />
                <CardBody>
                    <SkeletonText lines={7} />
                </CardBody>
            </Card>
            <Card className="col-span-12 xl:col-span-5">
                <CardHeader title="Earlier entries" />
                <CardBody>
                    <SkeletonText lines={4} />
                </CardBody>
            </Card>
        </>
    );
}
