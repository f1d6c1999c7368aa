import { ClientPageHeader } from '@/features/clients/client-page-header';
import { ClientStats } from '@/features/clients/client-stats';
import { HistoryCard } from '@/features/clients/history-card';
import { IdentityCard } from '@/features/clients/identity-card';
import { RiskCheckCard } from '@/features/clients/risk-check-card';
import { useReloadOnWork } from '@/features/notifications/use-reload-on-work';
import type { ClientDetailsPage } from '@/types/generated';

export default function ClientDetails(page: ClientDetailsPage) {
    useReloadOnWork(['client', 'form', 'version', 'choices', 'history']);

    return (
        <>
            <ClientPageHeader client={page.client} tab="details" />
            <div className="grid grid-cols-12 gap-4 p-4 sm:px-6">
                {page.client.is_new_account_check_button_visible && <RiskCheckCard client={page.client} />}
                <ClientStats client={page.client} />
                <IdentityCard page={page} className="col-span-12 self-start xl:col-span-7" />
                <HistoryCard history={page.history} className="col-span-12 self-start xl:col-span-5" />
            </div>
        </>
    );
}
