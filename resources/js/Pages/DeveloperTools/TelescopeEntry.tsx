import { Badge } from '@/components/ui/badge';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import { DescriptionList } from '@/components/ui/description-list';
import { EmptyState } from '@/components/ui/empty-state';
import { CodeBlock } from '@/features/developer-tools/code-block';
import { Duration } from '@/features/developer-tools/telescope/duration';
import { QueryTable } from '@/features/developer-tools/telescope/query-table';
import { RelatedTable } from '@/features/developer-tools/telescope/related-table';
import { StatusBadge } from '@/features/developer-tools/telescope/status-badge';
import { PageHeader } from '@/layouts/page-header';
import { formatCount } from '@/lib/format';
import { telescope } from '@/routes/generated/telescope';
import { type TelescopeEntryPage, TelescopeEntryTypeLabels } from '@/types/generated';

export default function TelescopeEntry({ entry, facts, sql, trace, queries, related }: TelescopeEntryPage) {
    const type = TelescopeEntryTypeLabels[entry.type];
    const sent = queries.reduce((sum, { times }) => sum + times, 0);

    return (
        <>
            <PageHeader
                breadcrumbs={[
                    { title: 'Developer' },
                    { title: 'Telescope', href: telescope.index({ query: { view: entry.type } }) },
                    { title: `${type} ${entry.id}` },
                ]}
                title={sql === null ? shortName(entry.label) : 'Query'}
                badges={
                    <>
                        {entry.status !== null && <StatusBadge status={entry.status} />}
                        {entry.outcome === 'slow' && <Badge tone="warn">Slow</Badge>}
                    </>
                }
            />
            <div className="flex flex-col gap-4 p-4 sm:px-6">
                <Card>
                    <CardHeader title={type} />
                    <CardBody className="flex flex-col gap-4">
                        {sql !== null && <CodeBlock label="SQL">{sql}</CodeBlock>}
                        <DescriptionList
                            items={[
                                ...(sql === null && shortName(entry.label) !== entry.label
                                    ? [{ term: 'Class', details: <code className="text-compact">{entry.label}</code> }]
                                    : []),
                                ...facts.map(({ term, details }) => ({ term, details })),
                                ...(entry.duration_ms === null
                                    ? []
                                    : [
                                          {
                                              term: 'Duration',
                                              details: (
                                                  <Duration milliseconds={entry.duration_ms} outcome={entry.outcome} />
                                              ),
                                          },
                                      ]),
                                ...(entry.type === 'request' ? [{ term: 'User', details: entry.user_name }] : []),
                                { term: 'Recorded', details: <DateTime value={entry.created_at} /> },
                            ]}
                        />
                    </CardBody>
                </Card>
                {trace.length > 0 && (
                    <Card>
                        <CardHeader title="Stack trace" description="Newest call first" />
                        <CardBody>
                            <CodeBlock label="Stack trace">{trace.join('\n')}</CodeBlock>
                        </CardBody>
                    </Card>
                )}
                {related.length > 0 && (
                    <Card>
                        <CardHeader title="Related entries" description="Recorded in the same request or job" />
                        <RelatedTable entries={related} />
                    </Card>
                )}
                <Card>
                    <CardHeader
                        title="Queries"
                        badge={sent > 0 && <Badge>{formatCount(sent)}</Badge>}
                        description="Of the same request or job, with the same SQL together. The first 100 are recorded."
                    />
                    {queries.length > 0 ? (
                        <QueryTable queries={queries} />
                    ) : (
                        <EmptyState title="No queries recorded">
                            Without TELESCOPE_ENABLED, only slow queries are recorded.
                        </EmptyState>
                    )}
                </Card>
            </div>
        </>
    );
}

/** `SendInvitationLink` of `App\Jobs\Auth\SendInvitationLink`. */
function shortName(label: string): string {
    return /^[\w\\]+$/.test(label) ? (label.split('\\').at(-1) ?? label) : label;
}
