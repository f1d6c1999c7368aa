import { ViewChips } from '@/components/ui/view-chips';
import { formatCount } from '@/lib/format';
import { rsg } from '@/routes/generated';
import type { RsgCount, RsgWorkKind } from '@/types/generated';

/** The open work by kind. Each number links to its rows. */
export function CountChips({ counts, kind }: { counts: RsgCount[]; kind: RsgWorkKind | null }) {
    return (
        <ViewChips
            label="Open work by kind"
            items={[
                { label: 'All', href: rsg.dashboard(), current: kind === null },
                ...counts.map(({ key, label, count, overdue, url }) => ({
                    label: `${label} ${formatCount(count)}${overdue > 0 ? ` (${formatCount(overdue)} overdue)` : ''}`,
                    href: url ?? rsg.dashboard({ query: { kind: key } }),
                    current: kind === key,
                })),
            ]}
        />
    );
}
