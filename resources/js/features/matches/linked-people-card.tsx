import { ChevronRightIcon } from '@heroicons/react/16/solid';
import { LinkIcon } from '@heroicons/react/24/outline';
import { PageLink } from '@/components/page-link';
import { Badge } from '@/components/ui/badge';
import { Card, CardHeader } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { clients } from '@/routes/generated';
import type { LinkedPerson, LinkStep } from '@/types/generated';

interface LinkedPeopleCardProps {
    from: string;
    people: readonly LinkedPerson[];
}

/** Clients who share a bank account, device or address with the client, directly or through other clients. */
export function LinkedPeopleCard({ from, people }: LinkedPeopleCardProps) {
    return (
        <Card className="col-span-12 xl:col-span-7">
            <CardHeader
                title="Linked people"
                description="Linked by bank account, device or address, up to three steps away"
            />
            {people.length === 0 ? (
                <EmptyState icon={LinkIcon} title="No linked people">
                    Clients who share a bank account, device or address with this client appear here.
                </EmptyState>
            ) : (
                <ul className="divide-y divide-line">
                    {people.map((person) => (
                        <li key={person.client_id} className="px-4 py-3">
                            <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-compact">
                                <li className="text-muted">{from}</li>
                                {person.steps.map((step, index) => (
                                    <Step key={step.client_id} step={step} isLast={index === person.steps.length - 1} />
                                ))}
                            </ol>
                        </li>
                    ))}
                </ul>
            )}
        </Card>
    );
}

function Step({ step, isLast }: { step: LinkStep; isLast: boolean }) {
    return (
        <li className="flex flex-wrap items-center gap-1.5">
            <ChevronRightIcon aria-hidden="true" className="size-4 text-faint" />
            <Badge tone="info">{step.via}</Badge>
            <ChevronRightIcon aria-hidden="true" className="size-4 text-faint" />
            <PageLink
                href={clients.matches({ client: step.client_id })}
                className={isLast ? 'font-strong hover:underline' : 'text-accent hover:underline'}
            >
                {step.full_name}
            </PageLink>
            {isLast && <span className="text-muted">PIN {step.pin}</span>}
        </li>
    );
}
