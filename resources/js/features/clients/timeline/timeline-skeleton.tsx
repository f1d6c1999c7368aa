import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';

const LINES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export function TimelineSkeleton() {
    return (
        <div aria-hidden="true">
            <Skeleton className="mb-2 h-3.5 w-24" />
            <Card>
                {LINES.map((line) => (
                    <div key={line} className="flex items-center gap-3 border-b border-line px-4 py-3 last:border-0">
                        <Skeleton circle className="size-5" />
                        <Skeleton className="h-4 w-72 max-w-[55%]" />
                        <Skeleton className="ml-auto h-4 w-16" />
                    </div>
                ))}
            </Card>
        </div>
    );
}
