import { Badge } from '@/components/ui/badge';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { DescriptionList } from '@/components/ui/description-list';
import { Nothing } from '@/components/ui/known';
import { NOTHING } from '@/lib/format';
import type { ClientAsOfField } from '@/types/generated';

/** The fields of a past record. Fields that changed since show today's value. */
export function AsOfCard({ fields, className }: { fields: readonly ClientAsOfField[]; className?: string }) {
    return (
        <Card className={className}>
            <CardHeader
                title="Identity and contact"
                description={changedText(fields.filter(({ differs }) => differs).length)}
            />
            <CardBody>
                <DescriptionList
                    items={fields.map((field) => ({ term: field.label, details: <PastValue field={field} /> }))}
                />
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
