import { PROFIT_HELP, Report } from '@/features/reports/report';
import { reports } from '@/routes/generated';
import type { ReportPage } from '@/types/generated';

export default function DailyReport(page: ReportPage) {
    return (
        <Report
            page={page}
            title="Daily"
            by="day"
            route={reports.clientsDaily()}
            exportRoute={reports.clientsDailyExport()}
            hasState
            hasManagers
            help={`${PROFIT_HELP} The total of bettors is a daily average.`}
        />
    );
}
