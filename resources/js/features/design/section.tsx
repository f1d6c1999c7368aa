import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

interface SectionProps {
    id: string;
    title: string;
    children: ReactNode;
    /** When to use the components of this section. */
    intro: string;
}

export function Section({ id, title, intro, children }: SectionProps) {
    return (
        <section aria-labelledby={id} className="flex flex-col gap-4">
            <div className="border-b border-line pb-3">
                <h2 id={id} className="scroll-mt-24 text-lg font-strong">
                    {title}
                </h2>
                <p className="mt-0.5 max-w-2xl text-pretty text-muted">{intro}</p>
            </div>
            {children}
        </section>
    );
}

interface ExampleProps {
    title: string;
    children: ReactNode;
    /** Layout of the examples. */
    layout?: 'row' | 'column' | 'grid' | 'bare';
    className?: string;
}

const LAYOUTS = {
    row: 'flex flex-wrap items-center gap-x-3 gap-y-3 p-4',
    column: 'flex flex-col gap-4 p-4',
    grid: 'grid gap-x-6 gap-y-5 p-4 sm:grid-cols-2',
    bare: '',
};

export function Example({ title, children, layout = 'row', className }: ExampleProps) {
    return (
        <div className="min-w-0 overflow-clip rounded-card border border-line bg-surface">
            <h3 className="border-b border-line bg-sunken px-4 py-2 text-xs font-medium text-muted">{title}</h3>
            <div className={cn(LAYOUTS[layout], className)}>{children}</div>
        </div>
    );
}
