import { clientFilters } from '@/features/reports/client-filters';
import { PROFIT_HELP, Report } from '@/features/reports/report';
import { useGate } from '@/navigation/use-navigation';
import { clients, reports } from '@/routes/generated';
import type { ReportPage } from '@/types/generated';

export default function AccountManagersReport(page: ReportPage) {
    const seesClients = useGate({ anyOf: ['viewClients'] });

    return (
        <Report
            page={page}
            title="Account managers"
            by="manager"
            route={reports.accountManagersMain()}
            exportRoute={reports.accountManagersMainExport()}
            hasState
            hasManagers
            {...(seesClients && {
                rowHref: (row) => clients.index({ query: clientFilters(row, page.filters) }).url,
            })}
            help={`A day counts for the client’s manager at the end of that day. Clients and active clients, who bet in the last 30 days, are counted today. ${PROFIT_HELP}`}
        />
    );
}
