import { Badge } from '@/components/ui/badge';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import { DescriptionList } from '@/components/ui/description-list';
import type { GuidePage } from '@/types/generated';

/** Version, owner and review date of a guide. */
export function AboutCard({ guide, version }: GuidePage) {
    return (
        <Card>
            <CardHeader title="About this guide" />
            <CardBody>
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
                    ]}
                />
            </CardBody>
        </Card>
    );
}
