import { PROFIT_HELP, Report } from '@/features/reports/report';
import { reports } from '@/routes/generated';
import type { ReportPage } from '@/types/generated';

export default function StatesReport(page: ReportPage) {
    return (
        <Report
            page={page}
            title="States"
            by="state"
            route={reports.clientsStates()}
            exportRoute={reports.clientsStatesExport()}
            hasManagers
            help={`A day counts for the client’s state at the end of that day. ${PROFIT_HELP}`}
        />
    );
}
