import { requestJson } from '@/lib/http';
import { deposits } from '@/routes/generated';
import type { DepositClient, DepositClientHits } from '@/types/generated';

/** Clients to whom the deposit may be credited, with what stands against it. */
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
