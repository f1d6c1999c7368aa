import { Card, CardHeader } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';

const KEY = 'to-do-lines';
const USUAL_LINES = 1;

/** Remembers the number of lines in this browser, so that the next skeleton has the same height. */
export function rememberLines(count: number): void {
    try {
        localStorage.setItem(KEY, String(count));
    } catch {
        // Without storage, the skeleton has the usual height.
    }
}

function lastLines(): number {
    try {
        return Number(localStorage.getItem(KEY) ?? USUAL_LINES);
    } catch {
        return USUAL_LINES;
    }
}

/** “To do” while it loads: as high as last time, so that nothing below it moves. */
export function ToDoSkeleton({ isQuietWhenEmpty }: { isQuietWhenEmpty: boolean }) {
    const count = Math.max(lastLines(), isQuietWhenEmpty ? 0 : 1);

    return count === 0 ? null : (
        <Card className="col-span-12">
            <CardHeader title="To do" />
            <ul aria-hidden="true" className="-mb-px grid sm:grid-cols-2 xl:grid-cols-3">
                {Array.from({ length: count }, (_, line) => line).map((line) => (
                    <li key={line} className="border-b border-line px-4 py-2.5">
                        <Skeleton className="h-5.5" />
                    </li>
                ))}
            </ul>
        </Card>
    );
}
