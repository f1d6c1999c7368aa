import { HistoryCard } from '@/features/clients/history-card';
import type { HistoryEntry } from '@/types/generated';

/** What was done with the withdrawal and its bank account. */
export function WithdrawalHistory({ history }: { history: HistoryEntry[] }) {
    return <HistoryCard history={history} noun="withdrawal" />;
}
