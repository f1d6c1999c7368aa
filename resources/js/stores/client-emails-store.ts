import { create } from 'zustand';

/** The client whose emails changed last. Always a new object, even for the same client. */
export const useClientEmailsStore = create<{ changed: { clientId: number } | null }>()(() => ({ changed: null }));

export function noteEmailsChanged(clientId: number): void {
    useClientEmailsStore.setState({ changed: { clientId } });
}
