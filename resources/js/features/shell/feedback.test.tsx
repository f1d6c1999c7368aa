import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announceFlash, announceFormErrors, startFeedback } from '@/features/shell/feedback';
import { FlashBanners, FlashErrors, Toasts } from '@/features/shell/feedback-region';
import { offerOnSuccess, useFeedback } from '@/features/shell/feedback-store';

const SILENT = { success: null, error: null, auto_hide_success_message: false, errors: {} };
let stop: () => void;

beforeEach(() => {
    vi.useFakeTimers();
    useFeedback.setState({ banners: [], toasts: [] });
    stop = startFeedback();
    render(
        <>
            <main>
                <FlashBanners />
            </main>
            <Toasts />
        </>,
    );
});

afterEach(() => {
    stop();
    vi.useRealTimers();
    history.replaceState(null, '', '/');
});

const banners = () => within(screen.getByRole('main'));
const toasts = () => within(screen.getByRole('region', { name: 'Messages' }));
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function fire(name: string, detail: object): boolean {
    let proceeds = true;
    act(() => {
        proceeds = document.dispatchEvent(new CustomEvent(`inertia:${name}`, { detail, cancelable: true }));
    });

    return proceeds;
}

const visitEnded = (flash: object, visitId = 'visit') =>
    fire('success', { page: { props: { flash: { ...SILENT, ...flash } } }, visitId });

describe('flash', () => {
    it('shows a success as a banner and as a toast titled Success', () => {
        act(() => announceFlash({ ...SILENT, success: 'Client saved.' }));

        expect(banners().getByRole('status')).toHaveTextContent('Client saved.');
        expect(toasts().getByText('Success')).toBeVisible();
    });

    it('shows an error as a banner and as a toast titled Error', () => {
        act(() => announceFlash({ ...SILENT, error: 'The card was refused.' }));

        expect(banners().getByRole('alert')).toHaveTextContent('The card was refused.');
        expect(toasts().getByText('Error')).toBeVisible();
    });

    it('appears outside the page, which an open dialog makes inert', () => {
        act(() => announceFlash({ ...SILENT, success: 'Client saved.' }));

        expect(screen.getByRole('region', { name: 'Messages' }).parentElement).toBe(document.body);
    });

    it('closes the toast after 1.5 s', () => {
        act(() => announceFlash({ ...SILENT, success: 'Client saved.' }));

        wait(1_499);
        expect(toasts().getByText('Success')).toBeVisible();
        wait(1);
        expect(toasts().queryByText('Success')).not.toBeInTheDocument();
    });

    it('keeps the toast for 10 s when it offers Undo', () => {
        const onPress = vi.fn();
        act(() => {
            announceFlash({ ...SILENT, success: 'Deposit rejected.' });
            offerOnSuccess({ label: 'Undo', onPress });
        });

        wait(9_999);
        expect(toasts().getByText('Deposit rejected.')).toBeVisible();
        fireEvent.click(toasts().getByRole('button', { name: 'Undo' }));
        expect(onPress).toHaveBeenCalledOnce();
        expect(toasts().queryByText('Deposit rejected.')).not.toBeInTheDocument();
    });

    it('hides the success banner after 3 s when auto_hide_success_message is set', () => {
        act(() => announceFlash({ ...SILENT, success: 'Client saved.', auto_hide_success_message: true, errors: {} }));

        wait(2_999);
        expect(banners().getByText('Client saved.')).toBeVisible();
        wait(1);
        expect(banners().queryByText('Client saved.')).not.toBeInTheDocument();
    });

    it('otherwise keeps the success banner, and always keeps the error banner', () => {
        act(() => announceFlash({ ...SILENT, success: 'Client saved.' }));
        wait(60_000);
        expect(banners().getByText('Client saved.')).toBeVisible();

        act(() =>
            announceFlash({
                success: 'Half done.',
                error: 'Half failed.',
                auto_hide_success_message: true,
                errors: {},
            }),
        );
        wait(3_000);
        expect(banners().queryByText('Half done.')).not.toBeInTheDocument();
        expect(banners().getByText('Half failed.')).toBeVisible();
    });

    it('lets the user close the banner and the toast', () => {
        act(() => announceFlash({ ...SILENT, success: 'Client saved.' }));
        fireEvent.click(toasts().getByRole('button', { name: 'Close' }));
        fireEvent.click(banners().getByRole('button', { name: 'Close' }));

        expect(screen.queryByText('Client saved.')).not.toBeInTheDocument();
    });

    it('appears again when another visit has the same message', () => {
        visitEnded({ success: 'Client saved.' });
        fireEvent.click(banners().getByRole('button', { name: 'Close' }));
        visitEnded({ success: 'Client saved.' });

        expect(banners().getByText('Client saved.')).toBeVisible();
    });

    it('is not repeated by a partial reload, which carries the old flash', () => {
        fire('before', { visit: { id: 'reload', only: ['counters'], except: [] } });
        visitEnded({ success: 'Client saved.' }, 'reload');

        expect(banners().queryByText('Client saved.')).not.toBeInTheDocument();
    });

    it('appears after a partial visit that asks for it, such as a ticked task', () => {
        fire('before', { visit: { id: 'tick', only: ['tasks', 'flash'], except: [] } });
        visitEnded({ error: 'A colleague ticked this task.' }, 'tick');

        expect(banners().getByRole('alert')).toHaveTextContent('A colleague ticked this task.');
    });

    it('disappears when another page opens', () => {
        visitEnded({ success: 'Client saved.' });
        history.replaceState(null, '', '/clients');
        fire('navigate', {});

        expect(banners().queryByText('Client saved.')).not.toBeInTheDocument();
    });
});

describe('a banner ends with its cause', () => {
    it('when another record opens on the same page', () => {
        visitEnded({ error: 'This deposit is already rejected.' });
        history.replaceState(null, '', '/?deposit=13');
        fire('navigate', {});

        expect(banners().queryByRole('alert')).not.toBeInTheDocument();
    });

    it('when the user sends something again', () => {
        visitEnded({ error: 'The card was refused.' });
        fire('start', { visit: { method: 'get' } });
        expect(banners().getByRole('alert')).toBeVisible();

        fire('start', { visit: { method: 'put' } });
        expect(banners().queryByRole('alert')).not.toBeInTheDocument();
    });

    it('when the server answers again after a failed request', () => {
        fire('networkError', { error: new Error('offline') });
        fire('before', { visit: { id: 'reload', only: ['counters'], except: [] } });
        visitEnded({}, 'reload');

        expect(banners().queryByRole('alert')).not.toBeInTheDocument();
    });

    it('and not with a background reload', () => {
        visitEnded({ error: 'The card was refused.' });
        fire('before', { visit: { id: 'reload', only: ['counters'], except: [] } });
        visitEnded({}, 'reload');

        expect(banners().getByRole('alert')).toBeVisible();
    });
});

it('shows errors inside a drawer too, but no success', () => {
    render(
        <aside>
            <FlashErrors />
        </aside>,
    );
    act(() => announceFlash({ ...SILENT, success: 'Half done.', error: 'Half failed.' }));

    const drawer = within(screen.getByRole('complementary'));
    expect(drawer.getByRole('alert')).toHaveTextContent('Half failed.');
    expect(drawer.queryByText('Half done.')).not.toBeInTheDocument();

    act(() => announceFormErrors({ reason: 'Enter a reason.' }));
    expect(drawer.getByRole('alert')).toHaveTextContent('There is one form error. Enter a reason.');
});

describe('form errors', () => {
    it.each([
        [{ name: 'Say who it is.' }, 'There is one form error.', 'The form consists of 1 error.'],
        [{ name: 'Say who it is.', pin: 'Taken.' }, 'There are 2 form errors.', 'The form consists of 2 error.'],
    ])('uses the texts of the specification', (errors, banner, toast) => {
        act(() => announceFormErrors(errors));

        expect(banners().getByRole('alert')).toHaveTextContent(banner);
        expect(banners().getByText('Say who it is.')).toBeVisible();
        expect(toasts().getByText(toast)).toBeVisible();
    });

    it('leaves the banner to the form when its fields show the errors', () => {
        render(<div data-field="name" />);
        fire('error', { errors: { name: 'Say who it is.' } });

        expect(banners().queryByRole('alert')).not.toBeInTheDocument();
        expect(toasts().getByText('The form consists of 1 error.')).toBeVisible();
    });

    it('appear when a list refuses a search', () => {
        fire('before', { visit: { id: 'search', only: ['clients', 'meta'], except: [], async: false } });
        fire('error', { errors: { search: 'The search is too long.' }, visitId: 'search' });

        expect(banners().getByText('The search is too long.')).toBeVisible();
    });

    it('are not repeated when deferred props arrive', () => {
        fire('before', { visit: { id: 'deferred', only: ['deposits_by_day'], except: [], async: true } });
        fire('error', { errors: { name: 'Say who it is.' }, visitId: 'deferred' });

        expect(toasts().queryByText('Error')).not.toBeInTheDocument();
    });
});

describe('failed requests', () => {
    it('show a banner instead of foreign HTML in a frame', () => {
        expect(fire('httpException', { response: { status: 500, headers: {}, data: '<h1>Whoops</h1>' } })).toBe(false);
        expect(banners().getByRole('alert')).toHaveTextContent('The server couldn’t answer (500). Try again.');
        expect(toasts().getByText('The server couldn’t answer (500). Try again.')).toBeVisible();
    });

    it('offer to sign in in a new tab when the session has ended', () => {
        const open = vi.spyOn(window, 'open').mockReturnValue(null);
        fire('httpException', { response: { status: 401, headers: {}, data: '' } });
        expect(banners().getByRole('alert')).toHaveTextContent('You were signed out, so nothing was saved.');

        fireEvent.click(toasts().getByRole('button', { name: 'Sign in' }));
        expect(open).toHaveBeenCalledWith(window.location.href);
        open.mockRestore();
    });

    it('let the app’s own error pages through', () => {
        expect(fire('httpException', { response: { status: 404, headers: { 'x-inertia': 'true' }, data: {} } })).toBe(
            true,
        );
        expect(banners().queryByRole('alert')).not.toBeInTheDocument();
    });

    it('show when the server is unreachable', () => {
        expect(fire('networkError', { error: new Error('offline') })).toBe(false);
        expect(banners().getByRole('alert')).toHaveTextContent('Couldn’t reach the server');
    });
});
