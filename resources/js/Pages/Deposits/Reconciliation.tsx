import { DataTable, ListSkeleton } from '@/components/data-table';
import { CloseDay } from '@/features/deposits/reconciliation/close-day';
import { DayFigures } from '@/features/deposits/reconciliation/day-figures';
import { DayState } from '@/features/deposits/reconciliation/day-state';
import { DayStrip } from '@/features/deposits/reconciliation/day-strip';
import { inWords } from '@/features/deposits/reconciliation/day-words';
import { DifferencesCard } from '@/features/deposits/reconciliation/differences-card';
import { LINE_COLUMNS } from '@/features/deposits/reconciliation/line-columns';
import { useKept } from '@/hooks/use-kept';
import { PageHeader } from '@/layouts/page-header';
import type { ReconciliationPage } from '@/types/generated';

export default function Reconciliation({
    day,
    today,
    days,
    closings,
    is_over,
    can_close,
    ...page
}: ReconciliationPage) {
    const figures = useKept(page.figures, day);
    const differences = useKept(page.differences, day);
    const lines = useKept(page.lines, day);
    const meta = useKept(page.meta, day);

    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'Deposits' }, { title: 'Reconciliation' }]}
                title="Reconciliation"
                notice={`${inWords(day)}: the bank’s lines against the ledger.`}
                actions={
                    can_close && (
                        <CloseDay
                            key={day}
                            day={day}
                            isOver={is_over}
                            isClosed={closings.some(({ is_standing }) => is_standing)}
                            figures={figures}
                        />
                    )
                }
            />
            <div className="flex flex-1 flex-col gap-4 p-4 sm:px-6">
                <DayStrip day={day} today={today} days={days} />
                <DayState closings={closings} />
                <DayFigures figures={figures} />
                <DifferencesCard day={day} differences={differences} figures={figures} canExport={page.can_export} />
                <div className="flex min-h-120 flex-1 flex-col max-sm:min-h-fit">
                    {lines && meta ? (
                        <DataTable
                            key={day}
                            name="lines"
                            noun="lines"
                            rows={lines}
                            meta={meta}
                            columns={LINE_COLUMNS}
                            rowLabel={(line) => `Line ${line.bank_reference}`}
                            emptyHint="No line of the bank is of this day. Choose another day, or import the day’s bank file."
                        />
                    ) : (
                        <ListSkeleton />
                    )}
                </div>
            </div>
        </>
    );
}
