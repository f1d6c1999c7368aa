import type { ReactNode } from 'react';
import { hrefOf, openHref, type RowHref } from './row-behaviour';

interface RowLinkProps {
    href: RowHref;
    children: ReactNode;
}

/** The row's link, in its primary cell. It is not a tab stop, because the row is one and Enter opens it. */
export function RowLink({ href, children }: RowLinkProps) {
    return (
        <a
            href={hrefOf(href)}
            onClick={(event) => {
                // With one of these keys the browser opens a tab or a window, or downloads.
                if (!(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)) {
                    event.preventDefault();
                    openHref(href, false);
                }
            }}
            tabIndex={-1}
            className="font-medium hover:underline hover:underline-offset-2"
        >
            {children}
        </a>
    );
}
