import { router } from '@inertiajs/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { twoFactor } from '@/routes/generated';
import { CodeForm } from './code-form';
import { useThrottle } from './use-throttle';

const post = vi.spyOn(router, 'post').mockImplementation(() => undefined);

function Page({ throttledForSeconds }: { throttledForSeconds: number | null }) {
    return (
        <CodeForm
            route={twoFactor.store()}
            label="Two-factor sign-in"
            submitVerb="Sign in"
            trustsDevice={false}
            throttle={useThrottle(throttledForSeconds)}
        />
    );
}

function show(throttledForSeconds: number | null = null) {
    render(<Page throttledForSeconds={throttledForSeconds} />);

    return screen.getByRole('textbox', { name: 'Six-digit code' });
}

function refuse(message: string) {
    const visit = post.mock.lastCall?.[2];
    act(() => {
        visit?.onError?.({ code: message });
        visit?.onFinish?.({} as never);
    });
}

beforeEach(() => post.mockClear());

describe('code entry', () => {
    it('is focused, uses the numeric keyboard and accepts codes autofilled from messages', () => {
        const field = show();

        expect(field).toHaveFocus();
        expect(field).toHaveAttribute('inputmode', 'numeric');
        expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    });

    it('submits once when the sixth digit is typed', async () => {
        await userEvent.type(show(), '12345');
        expect(post).not.toHaveBeenCalled();

        await userEvent.keyboard('6');
        expect(post).toHaveBeenCalledExactlyOnceWith(
            '/two-factor',
            { code: '123456', trust_device: false },
            expect.anything(),
        );
    });

    it('accepts a pasted code with other characters between the digits', async () => {
        await userEvent.click(show());
        await userEvent.paste(' 123-456 ');

        expect(post).toHaveBeenCalledExactlyOnceWith(
            '/two-factor',
            { code: '123456', trust_device: false },
            expect.anything(),
        );
    });

    it('ignores characters that are not digits', async () => {
        const field = show();
        await userEvent.type(field, '1a2 b3');

        expect(field).toHaveValue('123');
    });

    it('submits whether the device is trusted', async () => {
        const field = show();
        await userEvent.click(screen.getByRole('checkbox', { name: 'Trust this device for 30 days' }));
        await userEvent.type(field, '123456');

        expect(post.mock.lastCall?.[1]).toEqual({ code: '123456', trust_device: true });
    });

    it('shows the error and empties the field after a refused code', async () => {
        const field = show();
        await userEvent.type(field, '123456');
        refuse('That code is not right.');

        expect(screen.getByRole('alert')).toHaveTextContent('That code is not right.');
        expect(field).toHaveValue('');
        expect(field).toHaveFocus();
        expect(field).toBeInvalid();

        await userEvent.type(field, '654321');
        expect(post).toHaveBeenCalledTimes(2);
    });

    it('submits only once while the request is pending', async () => {
        await userEvent.type(show(), '123456');
        await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));

        expect(post).toHaveBeenCalledTimes(1);
    });
});

describe('when throttled', () => {
    it('counts down and then enables the form again', () => {
        vi.useFakeTimers();
        const field = show(48);

        expect(screen.getByText('48 seconds')).toBeInTheDocument();
        expect(field).toBeDisabled();
        expect(screen.getByRole('button', { name: 'Sign in' })).toBeDisabled();

        act(() => vi.advanceTimersByTime(47_000));
        expect(screen.getByText('1 second')).toBeInTheDocument();

        act(() => vi.advanceTimersByTime(1_000));
        expect(field).toBeEnabled();
        expect(field).toHaveFocus();
        expect(screen.queryByText('Too many attempts')).not.toBeInTheDocument();
        vi.useRealTimers();
    });
});
