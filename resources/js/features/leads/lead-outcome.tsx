import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { DateTime } from '@/components/ui/date-time';
import { LinkButton } from '@/components/ui/link-button';
import { useStep } from '@/hooks/use-step';
import { clients as routes } from '@/routes/generated';
import type { LeadHeader } from '@/types/generated';

/** The outcome of a converted, lost or barred lead. */
export function LeadOutcome({ lead }: { lead: LeadHeader }) {
    if (lead.status === 'converted') {
        return <Converted lead={lead} />;
    }
    if (lead.status === 'barred') {
        return (
            <Banner tone="danger" title="Barred: this person can’t become a client">
                {lead.lost_reason}
            </Banner>
        );
    }

    return lead.status === 'lost' ? (
        <Banner tone="info" title="Lost">
            {lead.lost_reason}
        </Banner>
    ) : null;
}

function Converted({ lead }: { lead: LeadHeader }) {
    const { take, isBusy } = useStep();

    return (
        <Banner
            tone="ok"
            title={`Converted${lead.converted_by ? ` by ${lead.converted_by}` : ''}`}
            action={
                <span className="flex flex-wrap justify-end gap-2">
                    {lead.can_undo_conversion && (
                        <Button
                            size="sm"
                            loading={isBusy}
                            onClick={() => take(routes.leadsConversionUndo({ lead: lead.id }), {})}
                        >
                            Undo conversion
                        </Button>
                    )}
                    {lead.client_id !== null && (
                        <LinkButton size="sm" href={routes.edit({ client: lead.client_id })}>
                            Open client
                        </LinkButton>
                    )}
                </span>
            }
        >
            <DateTime value={lead.converted_at} />
            {lead.can_undo_conversion && ' · You can undo this until the end of the day'}
        </Banner>
    );
}
