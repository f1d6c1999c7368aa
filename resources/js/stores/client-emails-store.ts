import { create } from 'zustand';

/** Whose list of e-mails changed last; each is an object of its own, also when it is the same client's again. */
export const useClientEmailsStore = create<{ changed: { clientId: number } | null }>()(() => ({ changed: null }));

export function noteEmailsChanged(clientId: number): void {
    useClientEmailsStore.setState({ changed: { clientId } });
}
