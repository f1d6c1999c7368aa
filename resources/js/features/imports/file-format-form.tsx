import { useMemo } from 'react';
import { columnsFor, StaticTable } from '@/components/data-table';
import { Form, FormActions, SelectField, useResourceForm } from '@/components/form';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { NOTHING } from '@/lib/format';
import { clients } from '@/routes/generated';
import type { ImportDetails, ImportSettings } from '@/types/generated';

/** The encoding and the delimiter of the file, with a preview of the first rows. */
export function FileFormatForm({ details, settings }: { details: ImportDetails; settings: ImportSettings }) {
    const form = useResourceForm({
        data: { encoding: details.encoding ?? '', delimiter: details.delimiter ?? '' },
        route: clients.importsRead({ import: details.id }),
    });
    const columns = useMemo(() => previewColumns(settings), [settings]);
    const rows = useMemo(() => previewRows(settings), [settings]);

    return (
        <Card>
            <CardHeader title="File format" description="Change the encoding or the delimiter if the rows look wrong" />
            {details.format === 'csv' && (
                <CardBody>
                    <Form form={form} label="File format">
                        <div className="grid max-w-xl gap-4 sm:grid-cols-2">
                            <SelectField
                                form={form}
                                name="encoding"
                                label="Encoding"
                                required
                                options={settings.encodings}
                            />
                            <SelectField
                                form={form}
                                name="delimiter"
                                label="Delimiter"
                                required
                                options={settings.delimiters}
                            />
                        </div>
                        {form.isDirty && <FormActions submitVerb="Apply format" />}
                    </Form>
                </CardBody>
            )}
            <StaticTable
                label="First rows"
                rows={rows}
                columns={columns}
                rowId={(row) => row.id}
                rowLabel={(row) => `Row ${row.id}`}
            />
        </Card>
    );
}

interface PreviewRow {
    id: string;
    cells: readonly string[];
}

const column = columnsFor<PreviewRow>();

/** Columns are identified by their index, because names may repeat. */
function previewColumns({ columns }: ImportSettings) {
    return columns.map(({ name }, place) =>
        column.display({
            id: String(place),
            header: name,
            cell: (row) => row.cells[place] || NOTHING,
            meta: { primary: place === 0 },
        }),
    );
}

function previewRows({ columns }: ImportSettings): PreviewRow[] {
    return (columns[0]?.samples ?? []).map((_, row) => ({
        id: String(row + 2),
        cells: columns.map(({ samples }) => samples[row] ?? ''),
    }));
}
