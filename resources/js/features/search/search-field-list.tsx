import { PageLink } from '@/components/page-link';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { clients } from '@/routes/generated';
import type { Choice } from '@/types/generated';

const SIGNS = [
    { example: 'mei lin', hint: 'All words must match, in any order. The start of a word is enough' },
    { example: '"van der Berg"', hint: 'Whole words only' },
    { example: 'mei -closed', hint: 'Excludes this status, state or name' },
];

/** The search syntax, with a link to an example for each term. */
export function SearchFieldList({ fields }: { fields: readonly Choice[] }) {
    const examples = [...SIGNS, ...fields.map(({ value, label }) => ({ example: value, hint: label }))];

    return (
        <Card>
            <CardHeader
                title="Search syntax"
                description="Search clients, leads and DB clients. Combine as many terms as you like."
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
