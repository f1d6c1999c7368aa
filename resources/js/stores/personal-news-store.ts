import { create } from 'zustand';

/** What is news for this person alone, as the standard broadcast notification tells it. */
export interface PersonalNews {
    /** Named in a note, an export that is ready, or an e-mail of a client whose account they manage. */
    type: 'note_mention' | 'export_ready' | 'email_received';
    title: string;
    body: string;
    /** Where it is to be seen. */
    url: string;
    /** Whose e-mail it is. */
    client_id?: number;
}

/** The latest of it; each is an object of its own, also when it tells of the same thing again. */
export const usePersonalNewsStore = create<{ latest: PersonalNews | null }>()(() => ({ latest: null }));

export function receivePersonalNews(news: PersonalNews): void {
    usePersonalNewsStore.setState({ latest: news });
}
