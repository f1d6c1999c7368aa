import { columnsOf } from '@/components/data-table';
import { Badge } from '@/components/ui/badge';
import { DateTime } from '@/components/ui/date-time';
import { ListPage } from '@/layouts/list-page';
import { guides } from '@/routes/generated';
import type { AcknowledgementsPage } from '@/types/generated';
import { acknowledgementList } from '@/types/generated/lists';

const columns = columnsOf(acknowledgementList, {
    full_name: { primary: true },
    acknowledged_at: {
        cell: ({ acknowledged_at }) =>
            acknowledged_at === null ? <Badge tone="warn">Not yet</Badge> : <DateTime value={acknowledged_at} />,
        phoneAside: true,
        descendingFirst: true,
    },
});

export default function Acknowledgements({ guide, version, acknowledgements, meta }: AcknowledgementsPage) {
    return (
        <ListPage
            list={acknowledgementList}
            rows={acknowledgements}
            meta={meta}
            columns={columns}
            breadcrumbs={[{ title: 'Guides' }, { title: guide.title, href: guides.show({ guide: guide.slug }) }]}
            notice={`${guide.title}, version ${version}`}
            rowLabel={({ full_name }) => full_name}
            emptyHint="Colleagues who can view guides appear here."
        />
    );
}
