import { router } from '@inertiajs/react';
import { useEffect } from 'react';
import { showToast } from '@/features/shell/feedback-store';
import { type PersonalNotification, usePersonalNotificationStore } from '@/stores/personal-notification-store';

const OFFERS: Record<PersonalNotification['type'], string> = {
    note_mention: 'Open note',
    export_ready: 'Open exports',
    email_received: 'Open emails',
    email_undelivered: 'Open emails',
    second_factor_reset: 'Open account',
    certification: 'Open certifications',
    role_proposal: 'Open role',
    guide_version: 'Open guide',
};

/** Shows toasts for personal notifications, which no setting turns off. */
export function usePersonalToasts(): void {
    useEffect(
        () =>
            usePersonalNotificationStore.subscribe(({ latest }, before) => {
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
