import { router } from '@inertiajs/react';
import { useEffect } from 'react';
import { showToast } from '@/features/shell/feedback-store';
import { type PersonalNews, usePersonalNewsStore } from '@/stores/personal-news-store';

const OFFERS: Record<PersonalNews['type'], string> = {
    note_mention: 'Open the note',
    export_ready: 'Open exports',
    email_received: 'Open e-mails',
};

/** Tells at once what is news for this person alone, so no setting silences it. */
export function usePersonalToasts(): void {
    useEffect(
        () =>
            usePersonalNewsStore.subscribe(({ latest }, before) => {
                if (latest !== null && latest !== before.latest) {
                    showToast({
                        tone: 'info',
                        title: latest.title,
                        text: latest.body,
                        offer: { label: OFFERS[latest.type], onPress: () => router.visit(latest.url) },
                    });
                }
            }),
        [],
    );
}
