import { requestJson } from '@/lib/http';
import { deposits } from '@/routes/generated';
import type { DepositClient, DepositClientHits } from '@/types/generated';

/** Finds clients to credit, with the reason when a client can't be credited. */
export async function findDepositClients(
    depositId: number,
    search: string,
    signal: AbortSignal,
): Promise<DepositClient[]> {
    const { clients } = await requestJson<DepositClientHits>(
        deposits.clients({ deposit: depositId }, { query: { search } }),
        { signal },
    );

    return clients;
}
