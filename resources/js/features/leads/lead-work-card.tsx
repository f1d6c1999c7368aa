import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import { DescriptionList } from '@/components/ui/description-list';
import { DueDay } from '@/features/leads/due-day';
import type { LeadHeader } from '@/types/generated';

/** The lead's next action and owner. */
export function LeadWorkCard({ lead }: { lead: LeadHeader }) {
    return (
        <Card>
            <CardHeader title="Next step" />
            <CardBody>
                <DescriptionList
                    items={[
                        { term: 'Next action', details: lead.next_action },
                        { term: 'Due', details: <DueDay day={lead.due_on} isOverdue={lead.is_overdue} /> },
                        { term: 'Owner', details: lead.owner_name ?? 'No owner' },
                        { term: 'Created', details: <DateTime value={lead.created_at} /> },
                    ]}
                />
            </CardBody>
        </Card>
    );
}
