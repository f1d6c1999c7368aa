import type { ReactNode } from 'react';

interface TwoLinesProps {
    children: ReactNode;
    /** Without it, the line is left out. */
    second: ReactNode;
}

/** A value with a quieter line below, for cells. */
export function TwoLines({ children, second }: TwoLinesProps) {
    return (
        <span className="flex min-w-0 flex-col">
            <span className="min-w-0 truncate">{children}</span>
            {second && <span className="max-w-72 truncate text-xs font-normal text-muted">{second}</span>}
        </span>
    );
}
