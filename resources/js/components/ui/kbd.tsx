import type { ReactNode } from 'react';

export function Kbd({ children }: { children: ReactNode }) {
    return (
        <kbd className="inline-flex min-w-5 items-center justify-center rounded-[4px] border border-line-strong bg-surface px-1.5 font-sans text-2xs font-medium text-muted">
            {children}
        </kbd>
    );
}
