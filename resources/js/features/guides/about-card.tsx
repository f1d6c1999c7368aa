import { CheckCircleIcon } from '@heroicons/react/24/outline';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import { DescriptionList } from '@/components/ui/description-list';
import { LinkButton } from '@/components/ui/link-button';
import { useStep } from '@/hooks/use-step';
import { guides } from '@/routes/generated';
import type { GuidePage } from '@/types/generated';

/** Version, owner, review date and acknowledgement of a guide. */
export function AboutCard({ guide, version, readers }: GuidePage) {
    const { take, isBusy } = useStep();

    return (
        <Card>
            <CardHeader
                title="About this guide"
                actions={
                    guide.can_edit &&
                    readers && (
                        <LinkButton
                            size="sm"
                            href={guides.acknowledgementsIndex({ guide: guide.slug })}
                            className="no-print"
                        >
                            See who acknowledged
                        </LinkButton>
                    )
                }
            />
            <CardBody className="flex flex-col gap-4">
                {readers?.acknowledged_at && (
                    <p className="flex items-center gap-2 text-ok">
                        <CheckCircleIcon aria-hidden="true" className="icon" />
                        <span>
                            You acknowledged version {version?.number} on{' '}
                            <DateTime value={readers.acknowledged_at} dateOnly />.
                        </span>
                    </p>
                )}
                {readers?.can_acknowledge && readers.acknowledged_at === null && version && (
                    <div className="no-print flex flex-col items-start gap-2">
                        <p className="text-muted">Confirm that you have read version {version.number}.</p>
                        <Button
                            variant="primary"
                            loading={isBusy}
                            onClick={() => take(guides.acknowledge({ guide: guide.slug }), { version: version.number })}
                        >
                            Acknowledge guide
                        </Button>
                    </div>
                )}
                <DescriptionList
                    items={[
                        { term: 'Version', details: version?.number },
                        { term: 'Applies from', details: version && <DateTime value={version.effective_at} /> },
                        { term: 'Published by', details: version && (version.publisher_name ?? 'Paddock') },
                        { term: 'Owner', details: guide.owner_name },
                        {
                            term: 'Review by',
                            details: guide.review_on && (
                                <span className="flex flex-wrap items-center gap-2">
                                    <DateTime value={guide.review_on} dateOnly />
                                    {guide.is_review_overdue && <Badge tone="danger">Overdue</Badge>}
                                </span>
                            ),
                        },
                        {
                            term: 'Acknowledged',
                            details: readers && `${readers.acknowledged_count} of ${readers.reader_count} colleagues`,
                        },
                    ]}
                />
            </CardBody>
        </Card>
    );
}
