import { Badge } from '@/components/ui/badge';
import { Banner } from '@/components/ui/banner';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { DescriptionList } from '@/components/ui/description-list';
import { Nothing } from '@/components/ui/known';
import { LinkButton } from '@/components/ui/link-button';
import { PastRecordPicker } from '@/features/clients/record/past-record-picker';
import { formatDate, NOTHING } from '@/lib/format';
import { clients } from '@/routes/generated';
import type { ClientAsOf, ClientAsOfField, ClientHeader } from '@/types/generated';

interface AsOfCardProps {
    client: ClientHeader;
    asOf: ClientAsOf;
    className?: string;
}

/** A read-only past record. Fields that changed since show today's value. */
export function AsOfCard({ client, asOf, className }: AsOfCardProps) {
    const day = formatDate(asOf.day, 'UTC');
    const changed = asOf.fields.filter(({ differs }) => differs).length;

    return (
        <Card className={className}>
            <CardHeader
                title="Identity and contact"
                actions={<PastRecordPicker clientId={client.id} day={asOf.day} />}
            />
            <CardBody className="flex flex-col gap-4">
                <Banner
                    tone="info"
                    title={asOf.existed ? `Record at the end of ${day}` : `No record on ${day}`}
                    action={
                        <LinkButton size="sm" href={clients.edit({ client: client.id })}>
                            Back to today
                        </LinkButton>
                    }
                >
                    {asOf.existed
                        ? `${changedText(changed)} This view is read-only. The page header and the client’s other pages show today’s record.`
                        : `${client.full_name} became a client after this day.`}
                </Banner>
                {asOf.existed && (
                    <DescriptionList
                        items={asOf.fields.map((field) => ({
                            term: field.label,
                            details: <PastValue field={field} />,
                        }))}
                    />
                )}
            </CardBody>
        </Card>
    );
}

function PastValue({ field: { past, present, differs } }: { field: ClientAsOfField }) {
    if (!differs) {
        return past ?? <Nothing />;
    }

    return (
        <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
            <mark className="rounded-tag bg-warn-soft px-1 text-ink">{past ?? NOTHING}</mark>
            <Badge tone="warn">Today: {present ?? NOTHING}</Badge>
        </span>
    );
}

function changedText(count: number): string {
    if (count === 0) {
        return 'No fields have changed since.';
    }

    return count === 1 ? '1 field has changed since.' : `${count} fields have changed since.`;
}
