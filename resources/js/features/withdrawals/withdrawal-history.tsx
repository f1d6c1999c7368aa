import { HistoryCard } from '@/features/clients/history-card';
import type { HistoryEntry } from '@/types/generated';

/** Activity on the withdrawal and its bank account. */
export function WithdrawalHistory({ history }: { history: HistoryEntry[] }) {
    return <HistoryCard history={history} noun="withdrawal" />;
}
