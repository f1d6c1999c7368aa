import { PageLink } from '@/components/page-link';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { clients } from '@/routes/generated';
import type { Choice } from '@/types/generated';

const SIGNS = [
    { example: 'mei lin', hint: 'Every word must fit; its beginning is enough, in any order' },
    { example: '"van der Berg"', hint: 'Whole words, not their beginnings' },
    { example: 'mei -closed', hint: 'Not this status, state or name' },
];

/** What can be typed, each as a search of its own. */
export function SearchFieldList({ fields }: { fields: readonly Choice[] }) {
    const examples = [...SIGNS, ...fields.map(({ value, label }) => ({ example: value, hint: label }))];

    return (
        <Card>
            <CardHeader
                title="What you can type"
                description="One search over clients, leads and DB clients. Put as many of these together as you like."
            />
            <CardBody flush>
                <dl className="-mb-px grid sm:grid-cols-2 xl:grid-cols-3">
                    {examples.map(({ example, hint }) => (
                        <div key={example} className="border-b border-line px-4 py-2.5 hover:bg-hover">
                            <dt>
                                <PageLink
                                    href={clients.fullSearchIndex({ query: { search: example } })}
                                    className="rounded-tag font-mono text-compact text-accent hover:underline"
                                >
                                    {example}
                                </PageLink>
                            </dt>
                            <dd className="text-compact text-muted">{hint}</dd>
                        </div>
                    ))}
                </dl>
            </CardBody>
        </Card>
    );
}
