import { Card, CardBody } from '@/components/ui/card';
import { Skeleton, SkeletonText } from '@/components/ui/skeleton';

const ROWS = ['first', 'second', 'third'];

export function NotesSkeleton() {
    return (
        <div className="flex flex-col gap-4" aria-hidden="true">
            <Card>
                <CardBody>
                    <Skeleton className="h-40" />
                </CardBody>
            </Card>
            <Card>
                <div className="h-12 border-b border-line" />
                {ROWS.map((row) => (
                    <div key={row} className="flex gap-3 border-b border-line px-4 py-3.5 last:border-0">
                        <Skeleton circle className="size-8" />
                        <SkeletonText lines={3} className="flex-1" />
                    </div>
                ))}
            </Card>
        </div>
    );
}
