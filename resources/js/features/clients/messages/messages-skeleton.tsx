import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { cn } from '@/lib/cn';

const BUBBLES = ['w-56', 'w-72 self-end', 'w-40', 'w-64 self-end'];

export function MessagesSkeleton() {
    return (
        <Card className="flex h-full flex-1 flex-col" aria-hidden="true">
            <div className="flex flex-1 flex-col justify-end gap-3 p-4">
                {BUBBLES.map((look) => (
                    <Skeleton key={look} className={cn('h-11', look)} />
                ))}
            </div>
            <div className="border-t border-line p-4">
                <Skeleton className="h-20" />
            </div>
        </Card>
    );
}
