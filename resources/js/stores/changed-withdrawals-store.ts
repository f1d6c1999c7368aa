import { create } from 'zustand';

/** Which withdrawal changed last; each is an object of its own, also when it is the same one again. */
export const useChangedWithdrawalsStore = create<{ changed: { withdrawalId: number } | null }>()(() => ({
    changed: null,
}));

export function noteWithdrawalChanged(withdrawalId: number): void {
    useChangedWithdrawalsStore.setState({ changed: { withdrawalId } });
}
