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
    cell: ({ label }) => <Code>{label}</Code>,
    meta: { primary: true },
});
const times = work.accessor('times', {
    header: 'Times',
    cell: ({ times }) => <Count value={times} />,
    meta: { align: 'right' },
});
const slowest = work.accessor('slowest_ms', {
    header: 'Slowest',
    cell: ({ slowest_ms }) => <Duration milliseconds={slowest_ms} />,
    meta: { align: 'right', phoneAside: true },
});

export const slowColumns = [
    label,
    times,
    work.accessor('average_ms', {
        header: 'Average',
        cell: ({ average_ms }) => <Duration milliseconds={average_ms} />,
        meta: { align: 'right' },
    }),
    slowest,
];

export const jobColumns = [
    label,
    times,
    work.accessor('failed', {
        header: 'Failed',
        cell: ({ failed }) => <Count value={failed} />,
        meta: { align: 'right' },
    }),
    slowest,
];

export const exceptionColumns = [
    exception.accessor('label', {
        header: 'Exception',
        cell: (row) => (
            <TwoLines second={row.at}>
                <Code>{row.label}</Code>
            </TwoLines>
        ),
        meta: { primary: true },
    }),
    exception.accessor('times', {
        header: 'Times',
        cell: ({ times }) => <Count value={times} />,
        meta: { align: 'right', phoneAside: true },
    }),
    exception.accessor('last_at', { header: 'Last', cell: ({ last_at }) => <ShortTime value={last_at} /> }),
];

export const userColumns = [
    user.accessor(({ name }) => name ?? 'Not signed in', { id: 'name', header: 'User', meta: { primary: true } }),
    user.accessor('requests', {
        header: 'Requests',
        cell: ({ requests }) => <Count value={requests} />,
        meta: { align: 'right', phoneAside: true },
    }),
];
