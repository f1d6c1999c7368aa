import { create } from 'zustand';

/** The withdrawal that changed last. Always a new object, even for the same withdrawal. */
export const useChangedWithdrawalsStore = create<{ changed: { withdrawalId: number } | null }>()(() => ({
    changed: null,
}));

export function noteWithdrawalChanged(withdrawalId: number): void {
    useChangedWithdrawalsStore.setState({ changed: { withdrawalId } });
}
