import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Skeleton, SkeletonText } from '@/components/ui/skeleton';

export function FigureSkeleton({ className }: { className?: string }) {
    return (
        <Card className={className}>
            <CardBody className="flex flex-col gap-2">
                <Skeleton className="h-3.5 w-20" />
                <Skeleton className="h-6 w-28" />
                <Skeleton className="h-3.5 w-24" />
            </CardBody>
        </Card>
    );
}

interface CardSkeletonProps {
    title: string;
    lines: number;
    className?: string;
}

export function NamedCardSkeleton({ title, lines, className }: CardSkeletonProps) {
    return (
        <Card className={className}>
            <CardHeader title={title} />
            <CardBody>
                <SkeletonText lines={lines} />
            </CardBody>
        </Card>
    );
}
