import { DeferredTable } from '@/components/data-table/deferred-table';
import { CloseDay } from '@/features/deposits/reconciliation/close-day';
import { DayClosings } from '@/features/deposits/reconciliation/day-closings';
import { DayFigures } from '@/features/deposits/reconciliation/day-figures';
import { formatLongDay } from '@/features/deposits/reconciliation/day-format';
import { DayStrip } from '@/features/deposits/reconciliation/day-strip';
import { DifferencesCard } from '@/features/deposits/reconciliation/differences-card';
import { LINE_COLUMNS } from '@/features/deposits/reconciliation/line-columns';
import { useKept } from '@/hooks/use-kept';
import { PageHeader } from '@/layouts/page-header';
import type { ReconciliationPage } from '@/types/generated';
import { reconciliationLineList } from '@/types/generated/lists';

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

    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'Deposits' }, { title: 'Reconciliation' }]}
                title={reconciliationLineList.title}
                notice={`Bank lines against the ledger for ${formatLongDay(day)}`}
                actions={
                    can_close && (
                        <CloseDay
                            key={day}
                            day={day}
                            isOver={is_over}
                            closingId={closings.find(({ is_standing }) => is_standing)?.id ?? null}
                            figures={figures}
                        />
                    )
                }
            />
            <div className="flex flex-1 flex-col gap-4 p-4 sm:px-6">
                <DayStrip day={day} today={today} days={days} />
                <DayClosings closings={closings} />
                <DayFigures figures={figures} />
                <DifferencesCard day={day} differences={differences} figures={figures} canExport={page.can_export} />
                {/* After the differences, whose number decides where the list begins. */}
                {differences && (
                    <div className="flex min-h-120 flex-1 flex-col max-sm:min-h-fit">
                        <DeferredTable
                            list={reconciliationLineList}
                            rows={page.lines}
                            meta={page.meta}
                            of={day}
                            columns={LINE_COLUMNS}
                            rowLabel={(line) => `Line ${line.bank_reference}`}
                            emptyHint="No bank lines for this day. Choose another day or import the day’s bank file."
                        />
                    </div>
                )}
            </div>
        </>
    );
}
