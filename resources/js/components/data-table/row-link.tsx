import { Link } from '@inertiajs/react';
import type { ReactNode } from 'react';
import { hrefOf, type RowHref, visitOf } from './row-behaviour';

interface RowLinkProps {
    href: RowHref;
    children: ReactNode;
}

/** The row's link, in its primary cell. It is not a tab stop, because the row is one and Enter opens it. */
export function RowLink({ href, children }: RowLinkProps) {
    return (
        <Link
            href={hrefOf(href)}
            {...visitOf(href)}
            tabIndex={-1}
            className="font-medium hover:underline hover:underline-offset-2"
        >
            {children}
        </Link>
    );
}
