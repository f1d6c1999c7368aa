import { Link, router } from '@inertiajs/react';
import type { ComponentProps, MouseEvent } from 'react';
import type { RouteDefinition } from '@/routes/route';

interface PageLinkProps extends Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> {
    href: RouteDefinition<'get'>;
}

/** Link that prefetches its page on mouse down or after hovering for 75 ms. */
export function PageLink({ href, onMouseDown, ...rest }: PageLinkProps) {
    const prefetch = (event: MouseEvent<HTMLElement>) => {
        onMouseDown?.(event);
        if (event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey) {
            router.prefetch(href);
        }
    };

    return <Link href={href} prefetch="hover" onMouseDown={prefetch} {...rest} />;
}
