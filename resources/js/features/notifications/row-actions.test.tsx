import { router } from '@inertiajs/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RowActions } from '@/features/notifications/row-actions';
import { HOLD_MS } from '@/stores/held-requests';
import { useNotificationStore } from '@/stores/notification-store';
import { showPage, testUser } from '@/testing/inertia';
import { aNotification } from '@/testing/notifications';
import type { NotifiableData, NotificationData, NotificationType } from '@/types/generated';

type Options = NonNullable<Parameters<typeof router.visit>[1]>;

const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
const store = () => useNotificationStore.getState();
const button = (name: RegExp) => screen.getByRole('button', { name });
const buttons = () => screen.queryAllByRole('button').map((each) => each.textContent);

function work(type: NotificationType, notifiable: Partial<NotifiableData>, changes: Partial<NotificationData> = {}) {
    const notification = aNotification({ id: 5, client_id: 9, type, ...changes });

    return { ...notification, notifiable: { ...notification.notifiable, id: 31, ...notifiable } };
}

function open(notification: NotificationData) {
    showPage({ user: testUser({ can: { riskCheckClients: true } }) });
    store().receive(notification);
    render(<RowActions notification={notification} />);
}

/** Answers the visit with a page, with an optional error in its flash data. */
function answer(error: string | null = null, call = 0) {
    const options = visit.mock.calls[call]?.[1] as Options;
    act(() => {
        options.onSuccess?.({ props: { flash: { success: null, error } } } as never);
        options.onFinish?.(undefined as never);
    });
}

/** A risk check is sent after 10 s. */
const passTimeToUndo = () => act(() => vi.advanceTimersByTime(HOLD_MS));

afterEach(() => vi.useRealTimers());

beforeEach(() => {
    vi.useFakeTimers();
    vi.clearAllMocks();
    store().clear();
});

describe.each([
    [
        'risk_check',
        { is_new_account_check_button_visible: true },
        /^GOOD/,
        { url: '/clients/9/check/risk', method: 'post' },
    ],
    [
        'rsg_communication',
        { is_resolved: false },
        /^Mark as Handled\s*for Mei-Lin Castellano/,
        { url: '/rsg/communications/clients/9/mark-as-resolved?seen=31', method: 'post' },
    ],
    [
        'form_submission',
        { is_resolved: false },
        /^Mark as Handled/,
        { url: '/rsg/form-submissions/31/mark-as-resolved', method: 'put' },
    ],
    [
        'social_media_review',
        { status: 1 },
        /^Approve/,
        { url: '/bonus/social-media-reviews/31/mark-as-approved', method: 'post' },
    ],
    [
        'social_media_review',
        { status: 1 },
        /^Decline/,
        { url: '/bonus/social-media-reviews/31/mark-as-declined', method: 'post' },
    ],
    [
        'message',
        { conversation_id: 44 },
        /^Mark as handled/,
        { url: '/sms/conversations/44/mark-as-read?up_to=31', method: 'put' },
    ],
] as const)('%s with %o', (type, notifiable, name, call) => {
    it(`calls ${call.url} once and removes the row when the server confirms`, () => {
        open(work(type, notifiable));
        const pressed = button(name);
        act(() => {
            pressed.click();
            pressed.click();
        });
        passTimeToUndo();
        expect(visit).toHaveBeenCalledExactlyOnceWith(
            call,
            expect.objectContaining({ async: true, preserveState: true }),
        );
        expect(button(name)).toHaveAttribute('aria-busy', 'true');
        expect(store().leaving.has(5)).toBe(false);

        answer();
        expect(store().leaving.has(5)).toBe(true);
        expect(button(name)).not.toHaveAttribute('aria-busy');
    });

    it('keeps the row when it has newer work of the client', () => {
        const done = work(type, notifiable);
        open(done);
        fireEvent.click(button(name));
        passTimeToUndo();
        act(() => void store().receive({ ...done, notifiable: { ...done.notifiable, id: 32 } }));
        answer();

        expect(store().leaving.has(5)).toBe(false);
        expect(store().lists[type].map((entry) => entry.notifiable.id)).toEqual([32]);
    });

    it('keeps the row and allows a retry when the server refuses', () => {
        open(work(type, notifiable));
        fireEvent.click(button(name));
        passTimeToUndo();
        answer('A colleague was faster.');
        expect(store().leaving.has(5)).toBe(false);

        fireEvent.click(button(name));
        passTimeToUndo();
        expect(visit).toHaveBeenCalledTimes(2);
    });
});

describe.each([
    ['risk_check', { is_new_account_check_button_visible: false }],
    ['rsg_communication', { is_resolved: true }],
    ['form_submission', { is_resolved: true }],
    ['message', { conversation_id: null }],
    ['social_media_review', { status: 2, file_path: 'reviews/a.png' }],
    ['social_media_review', { status: 3, file_path: 'reviews/a.png' }],
] as const)('%s with %o', (type, notifiable) => {
    it('shows no actions', () => {
        open(work(type, notifiable));

        expect(buttons()).toEqual([]);
    });
});

it('sends only one decision on a review at a time', () => {
    open(work('social_media_review', { status: 1 }));
    fireEvent.click(button(/^Approve/));

    expect(button(/^Decline/)).toBeDisabled();
});

it('opens the screenshot of a review in a new tab, before and after the decision', () => {
    open(work('social_media_review', { status: 2, file_path: 'reviews/2026/a b.png' }));
    const link = screen.getByRole('link', { name: /^Screenshot\s*of Mei-Lin Castellano/ });

    expect(link).toHaveAttribute('href', '/storage/reviews/2026/a%20b.png');
    expect(link).toHaveAttribute('target', '_blank');
});
