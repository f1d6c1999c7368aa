import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import { DescriptionList } from '@/components/ui/description-list';
import { formatBytes } from '@/lib/format';
import { type ImportDetails, ImportKindLabels, ImportModeLabels } from '@/types/generated';

/** The details of an import: kind, file, importer and dates. */
export function ImportDetailsCard({ details }: { details: ImportDetails }) {
    const items = [
        { term: 'Kind', details: ImportKindLabels[details.kind] },
        { term: 'Mode', details: ImportModeLabels[details.mode] },
        { term: 'File', details: `${details.format.toUpperCase()}, ${formatBytes(details.bytes)}` },
        { term: 'Imported by', details: details.importer },
        { term: 'Uploaded', details: <DateTime value={details.created_at} /> },
        { term: 'Started', details: details.started_at && <DateTime value={details.started_at} /> },
        { term: 'Finished', details: details.finished_at && <DateTime value={details.finished_at} /> },
        ...(details.undone_at === null
            ? []
            : [
                  { term: 'Undone', details: <DateTime value={details.undone_at} /> },
                  { term: 'Undone by', details: details.undone_by },
              ]),
        ...(details.kind === 'clients' && details.mode !== 'update'
            ? [
                  {
                      term: 'New clients',
                      details: details.needs_check ? 'Need the New Account check' : 'Already checked',
                  },
              ]
            : []),
    ];

    return (
        <Card>
            <CardHeader title="About this import" />
            <CardBody>
                <DescriptionList items={items} className="lg:grid-cols-[8.125rem_1fr_8.125rem_1fr]" />
            </CardBody>
        </Card>
    );
}
