import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { SkeletonText } from '@/components/ui/skeleton';

interface MatchesSkeletonProps {
    title: string;
    lines: number;
    className: string;
}

export function MatchesSkeleton({ title, lines, className }: MatchesSkeletonProps) {
    return (
        <Card className={className}>
            <CardHeader title={title} />
            <CardBody>
                <SkeletonText lines={lines} />
            </CardBody>
        </Card>
    );
}
