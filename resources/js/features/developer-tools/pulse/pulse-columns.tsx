import { columnsFor } from '@/components/data-table';
import { ShortTime } from '@/components/ui/relative-time';
import { TwoLines } from '@/components/ui/two-lines';
import { Duration } from '@/features/developer-tools/telescope/duration';
import { Count } from '@/features/reports/number-cells';
import type { PulseException, PulseUser, PulseWork } from '@/types/generated';

const work = columnsFor<PulseWork>();
const exception = columnsFor<PulseException>();
const user = columnsFor<PulseUser>();

function Code({ children }: { children: string }) {
    return <code className="text-compact font-normal break-words whitespace-normal">{children}</code>;
}

const label = work.accessor('label', {
    header: 'Work',
    cell: ({ getValue }) => <Code>{getValue()}</Code>,
    meta: { primary: true },
});
const times = work.accessor('times', {
    header: 'Times',
    cell: ({ getValue }) => <Count value={getValue()} />,
    meta: { align: 'right' },
});
const slowest = work.accessor('slowest_ms', {
    header: 'Slowest',
    cell: ({ getValue }) => <Duration milliseconds={getValue()} />,
    meta: { align: 'right', phoneAside: true },
});

export const slowColumns = work.columns([
    label,
    times,
    work.accessor('average_ms', {
        header: 'Average',
        cell: ({ getValue }) => <Duration milliseconds={getValue()} />,
        meta: { align: 'right' },
    }),
    slowest,
]);

export const jobColumns = work.columns([
    label,
    times,
    work.accessor('failed', {
        header: 'Failed',
        cell: ({ getValue }) => <Count value={getValue()} />,
        meta: { align: 'right' },
    }),
    slowest,
]);

export const exceptionColumns = exception.columns([
    exception.accessor('label', {
        header: 'Exception',
        cell: ({ row: { original } }) => (
            <TwoLines second={original.at}>
                <Code>{original.label}</Code>
            </TwoLines>
        ),
        meta: { primary: true },
    }),
    exception.accessor('times', {
        header: 'Times',
        cell: ({ getValue }) => <Count value={getValue()} />,
        meta: { align: 'right', phoneAside: true },
    }),
    exception.accessor('last_at', { header: 'Last', cell: ({ getValue }) => <ShortTime value={getValue()} /> }),
]);

export const userColumns = user.columns([
    user.accessor(({ name }) => name ?? 'Not signed in', { id: 'name', header: 'User', meta: { primary: true } }),
    user.accessor('requests', {
        header: 'Requests',
        cell: ({ getValue }) => <Count value={getValue()} />,
        meta: { align: 'right', phoneAside: true },
    }),
]);
