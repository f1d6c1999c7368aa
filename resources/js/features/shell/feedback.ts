import { router } from '@inertiajs/react';
import { formErrorsText, formToastText } from '@/components/form/error-text';
import { clearBanners, showBanners, showToast } from '@/features/shell/feedback-store';
import type { Flash } from '@/types/generated';

/** Shows the flash messages as banners and toasts. Repeated messages appear again. */
export function announceFlash(flash: Flash | undefined): void {
    const { success = null, error = null, auto_hide_success_message = false } = flash ?? {};
    if (success === null && error === null) {
        return;
    }
    showBanners([
        ...(success === null ? [] : [{ tone: 'ok' as const, text: success, autoHides: auto_hide_success_message }]),
        ...(error === null ? [] : [{ tone: 'danger' as const, text: error }]),
    ]);
    if (success !== null) {
        showToast({ tone: 'ok', title: 'Success', text: success });
    }
    if (error !== null) {
        showToast({ tone: 'danger', title: 'Error', text: error });
    }
}

/** Shows a toast for a refused form, and a banner with the errors that no field shows. */
export function announceFormErrors(errors: Readonly<Record<string, unknown>>): void {
    const entries = Object.entries(errors);
    showToast({ tone: 'danger', title: 'Error', text: formToastText(entries.length) });
    const homeless = entries.filter(([field]) => !document.querySelector(`[data-field="${CSS.escape(field)}"]`));
    if (homeless.length > 0) {
        showBanners([
            {
                tone: 'danger',
                text: formErrorsText(entries.length),
                details: homeless.map(([, message]) => String(message)),
            },
        ]);
    }
}

function showFailure(text: string): void {
    showBanners([{ tone: 'danger', text, isFailedRequest: true }]);
}

function announceFailedRequest(status: number): void {
    const text = FAILURES[status] ?? `The server couldn’t answer (${status}). Try again.`;
    showFailure(text);
    // A dialog covers the banner.
    showToast({
        tone: 'danger',
        title: 'Error',
        text,
        // The same page in a new tab, which asks to sign in.
        ...(status === 401 && { offer: { label: 'Sign in', onPress: () => void open(location.href) } }),
    });
}

const FAILURES: Readonly<Record<number, string>> = {
    401: 'You were signed out, so nothing was saved. Sign in in a new tab, then try again.',
    403: 'Your role doesn’t allow this. Ask your manager for access.',
    404: 'This no longer exists. Reload the page.',
    413: 'The file is too large. Choose a smaller one.',
    419: 'This page has expired. Reload the page.',
    429: 'Too many requests. Try again in a minute.',
    503: 'Paddock is busy or being updated. Try again in a minute.',
};

function isPage({ headers }: { headers: Readonly<Record<string, string>> }): boolean {
    return headers['x-inertia'] !== undefined;
}

/** Listens to every page visit, shows its result, and removes banners whose cause has ended. Returns a function that stops listening. */
export function startFeedback(): () => void {
    // Partial visits that don't ask for a new flash repeat the page's flash, which was already shown. Background ones repeat its errors too.
    const repeatFlash = new Set<string>();
    const repeatErrors = new Set<string>();
    let url = window.location.href;

    const stops = [
        router.on('before', ({ detail: { visit } }) => {
            if ((visit.only.length > 0 || visit.except.length > 0) && !visit.only.includes('flash')) {
                repeatFlash.add(visit.id);
                if (visit.async) {
                    repeatErrors.add(visit.id);
                }
            }
        }),
        router.on('finish', ({ detail: { visit } }) => {
            repeatFlash.delete(visit.id);
            repeatErrors.delete(visit.id);
        }),
        router.on('navigate', () => {
            // Another page, or another record in the drawer.
            if (url !== window.location.href) {
                url = window.location.href;
                clearBanners();
            }
        }),
        router.on('start', ({ detail: { visit } }) => {
            if (visit.method !== 'get') {
                clearBanners();
            }
        }),
        router.on('success', ({ detail: { page, visitId } }) => {
            clearBanners(({ isFailedRequest }) => isFailedRequest);
            if (!repeatFlash.has(visitId ?? '')) {
                announceFlash(page.props.flash);
            }
        }),
        router.on('error', ({ detail: { errors, visitId } }) => {
            if (!repeatErrors.has(visitId ?? '')) {
                announceFormErrors(errors);
            }
        }),
        router.on('httpException', (event) => {
            // Error pages are shown as pages. Failed forms have none, and foreign HTML must not fill the screen.
            if (!isPage(event.detail.response)) {
                event.preventDefault();
                announceFailedRequest(event.detail.response.status);
            }
        }),
        router.on('networkError', (event) => {
            event.preventDefault();
            showFailure('Couldn’t reach the server. Check your connection and try again.');
        }),
    ];

    return () => {
        for (const stop of stops) {
            stop();
        }
    };
}
