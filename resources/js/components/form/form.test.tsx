import { router } from '@inertiajs/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { CheckboxField, Form, FormActions, formErrorsText, formToastText, InputField, useResourceForm } from '.';

interface Fields {
    full_name: string;
    email: string;
    has_consented: boolean;
}

const SAVED: Fields = { full_name: 'Harriet Okafor', email: 'harriet@example.com', has_consented: false };

function ClientForm({
    saved = SAVED,
    version = 1,
    onSuccess,
}: {
    saved?: Fields;
    version?: number;
    onSuccess?: () => void;
}) {
    const form = useResourceForm<Fields>({
        data: saved,
        route: { url: '/clients/5', method: 'put' },
        extra: { version },
        ...(onSuccess && { onSuccess }),
    });
    return (
        <Form form={form} label="Client" labels={{ full_name: 'Full name', email: 'Email' }}>
            <InputField form={form} name="full_name" required />
            <InputField form={form} name="email" label="Email" required />
            <CheckboxField form={form} name="has_consented" label="Marketing consent" />
            <FormActions submitVerb="Save client" />
        </Form>
    );
}

type PutOptions = NonNullable<Parameters<typeof router.put>[2]>;

let put: MockInstance<typeof router.put>;

beforeEach(() => {
    put = vi.spyOn(router, 'put').mockImplementation((_url, _data, options) => {
        callback(options, 'onBefore');
        callback(options, 'onStart');
    });
});
afterEach(() => vi.restoreAllMocks());

// The router passes visits and pages to these callbacks. The form ignores them.
function callback(
    options: PutOptions | undefined,
    name: 'onBefore' | 'onStart' | 'onFinish' | 'onSuccess' | 'onError',
    given?: object,
) {
    const run = options?.[name] as ((given: object) => unknown) | undefined;
    return run?.(given ?? {});
}

async function answer(name: 'onSuccess' | 'onError', given?: object) {
    const options = put.mock.lastCall?.[2];
    await act(async () => {
        await callback(options, name, given);
        callback(options, 'onFinish');
    });
}

const save = () => screen.getByRole('button', { name: 'Save client' });
const nameField = () => screen.getByRole('textbox', { name: 'Full name' });

function tryToVisit(overrides: object = {}): boolean {
    const visit = {
        url: new URL('http://localhost/clients'),
        method: 'get',
        only: [],
        prefetch: false,
        async: false,
        preserveState: false,
        ...overrides,
    };
    let goesOn = true;
    act(() => {
        goesOn = document.dispatchEvent(new CustomEvent('inertia:before', { cancelable: true, detail: { visit } }));
    });
    return goesOn;
}

describe('form error texts', () => {
    it('match the specification', () => {
        expect(formErrorsText(1)).toBe('There is one form error.');
        expect(formErrorsText(3)).toBe('There are 3 form errors.');
        expect(formToastText(2)).toBe('The form consists of 2 error.');
    });
});

describe('submitting', () => {
    it('sends the fields and the extra values to the route', async () => {
        render(<ClientForm />);
        await userEvent.click(screen.getByRole('checkbox', { name: 'Marketing consent' }));
        await userEvent.click(save());
        expect(put).toHaveBeenCalledExactlyOnceWith(
            '/clients/5',
            { ...SAVED, has_consented: true, version: 1 },
            expect.anything(),
        );
    });

    it('keeps the scroll position on the same page only', async () => {
        render(<ClientForm />);
        await userEvent.click(save());
        const keeps = put.mock.lastCall?.[2]?.preserveScroll as (page: { url: string }) => boolean;
        expect(keeps({ url: `${window.location.pathname}?page=2` })).toBe(true);
        expect(keeps({ url: '/clients/6/edit' })).toBe(false);
    });

    it('sends once until the response arrives', async () => {
        render(<ClientForm />);
        await userEvent.dblClick(save());
        await userEvent.type(nameField(), '{Enter}');
        await userEvent.keyboard('{Control>}{Enter}{/Control}');
        expect(put).toHaveBeenCalledTimes(1);
        await answer('onSuccess');
        await userEvent.click(save());
        expect(put).toHaveBeenCalledTimes(2);
    });

    it.each(['Control', 'Meta'])('submits on %s+Enter from any field', async (key) => {
        render(<ClientForm />);
        await userEvent.click(nameField());
        await userEvent.keyboard(`{${key}>}{Enter}{/${key}}`);
        expect(put).toHaveBeenCalledTimes(1);
    });
});

describe('refused form', () => {
    async function refuse(errors: Record<string, string>) {
        await userEvent.click(save());
        await answer('onError', errors);
    }

    it('counts the errors, takes the focus and links to the fields', async () => {
        render(<ClientForm />);
        await refuse({ full_name: 'Write the name.', email: 'Taken.' });
        const title = screen.getByText('There are 2 form errors.');
        expect(document.activeElement).toContainElement(title);
        expect(nameField()).toBeInvalid();
        expect(nameField()).toHaveAccessibleDescription('Write the name.');

        await userEvent.click(screen.getByRole('link', { name: 'Email: Taken.' }));
        expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    });

    it('shows the summary after Inertia restored the scroll position', async () => {
        const show = vi.spyOn(Element.prototype, 'scrollIntoView');
        render(<ClientForm />);
        await refuse({ full_name: 'Write the name.' });
        await vi.waitFor(() => expect(show.mock.contexts).toContain(document.activeElement));
    });

    it('removes an error when its field changes', async () => {
        render(<ClientForm />);
        await refuse({ full_name: 'Write the name.' });
        expect(screen.getByText('There is one form error.')).toBeInTheDocument();
        await userEvent.type(nameField(), '!');
        expect(screen.queryByText('There is one form error.')).not.toBeInTheDocument();
        expect(nameField()).toBeValid();
    });
});

describe('change by a colleague', () => {
    const theirs = { ...SAVED, full_name: 'Harriet Okafor-Lee' };

    it('is shown beside the field and can be used', async () => {
        const view = render(<ClientForm />);
        await userEvent.type(nameField(), ' Jr');
        view.rerender(<ClientForm saved={theirs} version={2} />);
        expect(screen.getByText('Changed by a colleague in the meantime: Harriet Okafor-Lee')).toBeInTheDocument();
        await userEvent.click(screen.getByRole('button', { name: 'Use saved value' }));
        expect(nameField()).toHaveValue('Harriet Okafor-Lee');
        expect(screen.queryByText(/Changed by a colleague/)).not.toBeInTheDocument();
    });

    it('is overwritten by the next save, which sends the new version', async () => {
        const view = render(<ClientForm />);
        await userEvent.type(nameField(), ' Jr');
        view.rerender(<ClientForm saved={theirs} version={2} />);
        await userEvent.click(save());
        expect(put.mock.lastCall?.[1]).toMatchObject({ full_name: 'Harriet Okafor Jr', version: 2 });
    });
});

describe('after saving', () => {
    const changed = { ...SAVED, full_name: 'Harriet Okafor Jr' };

    it('empties a form that only writes, without errors', async () => {
        render(<ClientForm />);
        await userEvent.type(nameField(), ' Jr');
        await userEvent.click(save());
        await answer('onSuccess');

        expect(nameField()).toHaveValue('Harriet Okafor');
        expect(screen.queryByText(/Changed by a colleague/)).not.toBeInTheDocument();
        expect(tryToVisit()).toBe(true);
    });

    it('shows the server’s values in a form for a record', async () => {
        const view = render(<ClientForm />);
        await userEvent.type(nameField(), ' Jr ');
        await userEvent.click(save());
        view.rerender(<ClientForm saved={changed} version={2} />);
        await answer('onSuccess');

        expect(nameField()).toHaveValue('Harriet Okafor Jr');
        expect(screen.queryByText(/Changed by a colleague/)).not.toBeInTheDocument();
        expect(tryToVisit()).toBe(true);
    });

    it('keeps text typed during the request as an unsaved change', async () => {
        const view = render(<ClientForm />);
        await userEvent.type(nameField(), ' Jr');
        await userEvent.click(save());
        await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), '.au');
        view.rerender(<ClientForm saved={changed} version={2} />);
        await answer('onSuccess');

        expect(nameField()).toHaveValue('Harriet Okafor Jr');
        expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('harriet@example.com.au');
        expect(tryToVisit()).toBe(false);
    });

    it('keeps every value of a refused form', async () => {
        render(<ClientForm />);
        await userEvent.type(nameField(), ' Jr');
        await userEvent.click(save());
        await answer('onError', { email: 'Taken.' });

        expect(nameField()).toHaveValue('Harriet Okafor Jr');
    });
});

describe('unsaved changes guard', () => {
    it('allows visits while nothing has changed', () => {
        render(<ClientForm />);
        expect(tryToVisit()).toBe(true);
    });

    it('asks for confirmation before leaving', async () => {
        const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
        render(<ClientForm />);
        await userEvent.type(nameField(), '!');
        expect(tryToVisit()).toBe(false);
        await userEvent.click(await screen.findByRole('button', { name: 'Stay on page' }));
        expect(visit).not.toHaveBeenCalled();

        expect(tryToVisit()).toBe(false);
        await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
        expect(visit.mock.lastCall?.[0]).toEqual(new URL('http://localhost/clients'));
        expect(tryToVisit()).toBe(true);
    });

    it.each([
        ['partial reloads', { only: ['counters'] }],
        ['prefetches', { prefetch: true }],
        ['polls', { async: true }],
        ['writes that keep the page', { method: 'post', preserveState: true }],
    ])('allows %s', async (_name, visit) => {
        render(<ClientForm />);
        await userEvent.type(nameField(), '!');
        expect(tryToVisit(visit)).toBe(true);
    });

    it('asks before the tab is closed, until the form is saved', async () => {
        const onSuccess = vi.fn();
        render(<ClientForm onSuccess={onSuccess} />);
        await userEvent.type(nameField(), '!');
        const close = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
        expect(close()).toBe(false);
        expect(screen.getByText('Unsaved changes')).toBeInTheDocument();
        await userEvent.click(save());
        await answer('onSuccess');
        expect(onSuccess).toHaveBeenCalledOnce();
        expect(close()).toBe(true);
        expect(tryToVisit()).toBe(true);
    });
});
