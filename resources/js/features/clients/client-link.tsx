import { Link } from '@inertiajs/react';
import type { RouteDefinition } from '@/routes/route';

interface ClientLinkProps {
    client: { full_name: string; pin: string; company_name: string };
    href: RouteDefinition;
}

/** A link to a client, followed by PIN and company. */
export function ClientLink({ client, href }: ClientLinkProps) {
    return (
        <>
            <Link href={href} className="text-accent underline-offset-2 hover:underline">
                {client.full_name}
            </Link>
            <span className="text-muted">
                PIN {client.pin} · {client.company_name}
            </span>
        </>
    );
}
