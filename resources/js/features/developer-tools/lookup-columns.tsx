import { buttonColumn, columnsFor } from '@/components/data-table';
import { Badge } from '@/components/ui/badge';
import { CompanyMark } from '@/components/ui/company-mark';
import { MappingActions } from '@/features/automations/mapping-actions';
import { LookupRowDialog } from '@/features/developer-tools/lookup-row-dialog';
import { nova } from '@/routes/generated';
import type { LookupField, LookupRow, LookupTablePage } from '@/types/generated';

const column = columnsFor<LookupRow>();

/** One column for each field, and the menu of a row for those who may change it. */
export function lookupColumns(page: LookupTablePage) {
    const fields = page.fields.map((field, index) =>
        column.accessor(({ values }) => values[field.name], {
            id: field.name,
            header: field.label,
            cell: (row) => <Value field={field} row={row} />,
            meta: index === 0 ? { primary: true } : {},
        }),
    );
    const actions = buttonColumn<LookupRow>(
        (row) => (
            <MappingActions
                name={row.label}
                noun={page.noun}
                consequence="It can only be deleted while no other record uses it."
                deletion={page.can_add ? nova.destroy({ lookupTable: page.table, lookupRow: row.id }) : null}
                form={(dialog) => <LookupRowDialog page={page} row={row} {...dialog} />}
            />
        ),
        { phoneFoot: false, phoneAside: true },
    );

    return page.can_change ? [...fields, actions] : fields;
}

function Value({ field, row }: { field: LookupField; row: LookupRow }) {
    const value = row.values[field.name] ?? '';
    if (field.name === 'is_active') {
        return value === '1' ? <Badge tone="ok">Active</Badge> : <Badge>Inactive</Badge>;
    }
    switch (field.kind) {
        case 'choice':
            return field.choices.find((choice) => choice.value === value)?.label ?? value;
        case 'url':
            return (
                value && (
                    <a href={value} target="_blank" rel="noreferrer" className="break-all text-accent hover:underline">
                        {value}
                    </a>
                )
            );
        case 'color':
            return (
                <span className="inline-flex items-center gap-2">
                    <CompanyMark name={row.label} color={value} markOnly />
                    {value}
                </span>
            );
        default:
            return value;
    }
}
