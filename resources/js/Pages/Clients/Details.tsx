import { Banner } from '@/components/ui/banner';
import { ClientStats } from '@/features/clients/client-stats';
import { IdentityCard } from '@/features/clients/identity-card';
import { AsOfCard } from '@/features/clients/record/as-of-card';
import { RecordHistory, SideCards } from '@/features/clients/record/side-cards';
import { ReopenCard } from '@/features/clients/reopen-card';
import { RiskCheckCard } from '@/features/clients/risk-check-card';
import { useReloadOnWork } from '@/features/notifications/use-reload-on-work';
import type { ClientDetailsPage } from '@/types/generated';

export default function ClientDetails(page: ClientDetailsPage) {
    const { client, as_of, edit_refusal, can_reopen } = page;
    useReloadOnWork(['form', 'version', 'choices', 'history', 'marks', 'ratings', 'as_of']);

    return (
        <div className="grid grid-cols-12 gap-4 p-4 sm:px-6">
            {edit_refusal && !as_of && (
                <Banner tone="info" className="col-span-12">
                    {edit_refusal}
                </Banner>
            )}
            {can_reopen && !as_of && <ReopenCard client={client} />}
            {client.is_new_account_check_button_visible && !as_of && <RiskCheckCard client={client} />}
            {!as_of && <ClientStats client={client} />}
            {/* In one column, the history comes last. */}
            <div className="self-start max-xl:contents xl:col-span-7 xl:flex xl:flex-col xl:gap-4">
                {as_of ? (
                    <AsOfCard fields={as_of.fields} className="max-xl:col-span-12" />
                ) : (
                    <IdentityCard page={page} className="max-xl:col-span-12" />
                )}
                <RecordHistory page={page} className="max-xl:order-last max-xl:col-span-12" />
            </div>
            <SideCards page={page} className="col-span-12 flex flex-col gap-4 self-start xl:col-span-5" />
        </div>
    );
}
