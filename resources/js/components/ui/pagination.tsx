import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { cn } from '@/lib/cn';
import { formatCount } from '@/lib/format';

interface PaginationProps {
    /** Number of rows on the page. */
    shown: number;
    /** Total number of rows, or null when it was not counted. */
    count?: number | null;
    /** The server stopped counting: `10,000+`. */
    countIsCapped?: boolean;
    /** Null on the first page. */
    onPrevious: (() => void) | null;
    /** Null on the last page. */
    onNext: (() => void) | null;
    perPage?: number;
    perPageOptions?: ReadonlyArray<number>;
    onPerPageChange?: (perPage: number) => void;
    /** Accessible name, for pages with several lists. */
    label?: string;
    className?: string;
}

/** Previous and next page of a list with cursor pagination. */
export function Pagination({
    shown,
    count = null,
    countIsCapped = false,
    onPrevious,
    onNext,
    perPage,
    perPageOptions = [25, 50, 100],
    onPerPageChange,
    label = 'Pages',
    className,
}: PaginationProps) {
    return (
        <nav
            aria-label={label}
            className={cn('flex flex-wrap items-center gap-x-3 gap-y-2 text-compact text-muted', className)}
        >
            <p className="tabular" aria-live="polite">
                {describeCount(shown, count, countIsCapped)}
            </p>
            {perPage !== undefined && onPerPageChange && (
                <Select
                    aria-label="Rows per page"
                    dense
                    className="w-auto!"
                    value={String(perPage)}
                    options={perPageOptions.map((size) => ({ value: String(size), label: `${size} per page` }))}
                    onChange={(size) => onPerPageChange(Number(size))}
                />
            )}
            <div className="ml-auto flex gap-2">
                <Button size="sm" disabled={onPrevious === null} onClick={onPrevious ?? undefined}>
                    Previous
                </Button>
                <Button size="sm" disabled={onNext === null} onClick={onNext ?? undefined}>
                    Next
                </Button>
            </div>
        </nav>
    );
}

function describeCount(shown: number, count: number | null, isCapped: boolean): string {
    return count === null
        ? `${formatCount(shown)} shown`
        : `${formatCount(shown)} of ${formatCount(count, isCapped)} shown`;
}
