import { Head } from '@inertiajs/react';
import type { ReactNode } from 'react';

interface AuthCardProps {
    /** Heading and document title. */
    title: string;
    lead: ReactNode;
    children: ReactNode;
    /** Other links, below the form. */
    footer?: ReactNode;
}

/** Card of every page before sign-in. */
export function AuthCard({ title, lead, children, footer }: AuthCardProps) {
    return (
        <section className="overflow-clip rounded-card border border-line bg-surface shadow-panel">
            <Head title={title} />
            <div className="flex flex-col gap-6 p-6 sm:p-8">
                <header className="flex flex-col gap-1.5">
                    <h1 tabIndex={-1} className="text-title font-strong outline-none">
                        {title}
                    </h1>
                    <p className="text-pretty text-muted break-words">{lead}</p>
                </header>
                {children}
            </div>
            {footer && (
                <footer className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-sunken px-6 py-3.5 text-compact sm:px-8">
                    {footer}
                </footer>
            )}
        </section>
    );
}
