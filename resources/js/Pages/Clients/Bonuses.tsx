import { useMemo, useState } from 'react';
import { DeferredTable } from '@/components/data-table/deferred-table';
import { bonusColumns } from '@/features/clients/bonuses/bonus-columns';
import { GrantDialog } from '@/features/clients/bonuses/grant-dialog';
import { PromotionsCard } from '@/features/clients/bonuses/promotions-card';
import { ClientListFrame } from '@/features/clients/client-list-frame';
import { useRecordKey } from '@/features/clients/record/use-as-of-day';
import { useKept } from '@/hooks/use-kept';
import { clients as routes } from '@/routes/generated';
import type { ClientBonusesPage, RunningPromotion } from '@/types/generated';
import { bonusClaimList } from '@/types/generated/lists';

export default function ClientBonuses({ client, can_grant, can_export, ...page }: ClientBonusesPage) {
    const key = useRecordKey(client.id);
    const promotions = useKept(page.promotions, key);
    const [chosen, setChosen] = useState<RunningPromotion | null>(null);
    const columns = useMemo(() => bonusColumns(client.id), [client.id]);

    return (
        <ClientListFrame above="cards">
            {!page.as_of && (
                <PromotionsCard
                    promotions={promotions}
                    companyName={client.company_name}
                    canGrant={can_grant}
                    onGrant={setChosen}
                />
            )}
            <DeferredTable
                list={bonusClaimList}
                rows={page.claims}
                meta={page.meta}
                of={key}
                columns={columns}
                rowLabel={(claim) => claim.promotion_title}
                {...(can_export && { exportUrl: routes.bonusesExport({ client: client.id }) })}
                emptyHint={
                    can_grant
                        ? 'Give the client one of the running promotions above.'
                        : 'Bonuses given to the client appear here.'
                }
            />
            {chosen && (
                <GrantDialog
                    client={client}
                    promotions={promotions ?? []}
                    chosen={chosen}
                    onClose={() => setChosen(null)}
                />
            )}
        </ClientListFrame>
    );
}
