import { columnsFor } from '@/components/data-table';
import { Money } from '@/components/ui/money';
import type { TaxExample } from '@/types/generated';

const column = columnsFor<TaxExample>();
const AMOUNTS = [
    ['gross_cents', 'Commission'],
    ['gst_cents', 'GST'],
    ['withheld_cents', 'Withheld'],
    ['payable_cents', 'Payable'],
] as const;

export const exampleColumns = [
    column.accessor('title', { header: 'Affiliate', meta: { primary: true } }),
    ...AMOUNTS.map(([key, header]) =>
        column.accessor(key, {
            header,
            cell: (row) => <Money cents={row[key]} />,
            meta: { align: 'right' },
        }),
    ),
];
