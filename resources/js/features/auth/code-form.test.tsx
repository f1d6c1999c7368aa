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
            label="Second step"
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

describe('the code entry', () => {
    it('is ready to type, asks for digits and takes codes from messages', () => {
        const field = show();

        expect(field).toHaveFocus();
        expect(field).toHaveAttribute('inputmode', 'numeric');
        expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    });

    it('sends itself with the sixth digit, once', async () => {
        await userEvent.type(show(), '12345');
        expect(post).not.toHaveBeenCalled();

        await userEvent.keyboard('6');
        expect(post).toHaveBeenCalledExactlyOnceWith(
            '/two-factor',
            { code: '123456', trust_device: false },
            expect.anything(),
        );
    });

    it('takes a pasted code with whatever stands between its digits', async () => {
        await userEvent.click(show());
        await userEvent.paste(' 123-456 ');

        expect(post).toHaveBeenCalledExactlyOnceWith(
            '/two-factor',
            { code: '123456', trust_device: false },
            expect.anything(),
        );
    });

    it('leaves out what is no digit', async () => {
        const field = show();
        await userEvent.type(field, '1a2 b3');

        expect(field).toHaveValue('123');
    });

    it('sends along whether the device is trusted', async () => {
        const field = show();
        await userEvent.click(screen.getByRole('checkbox', { name: 'Trust this device for 30 days' }));
        await userEvent.type(field, '123456');

        expect(post.mock.lastCall?.[1]).toEqual({ code: '123456', trust_device: true });
    });

    it('says what was wrong and is empty for the next try', async () => {
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

    it('sends nothing twice while the answer is awaited', async () => {
        await userEvent.type(show(), '123456');
        await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));

        expect(post).toHaveBeenCalledTimes(1);
    });
});

describe('while the person has to wait', () => {
    it('counts down and opens again', () => {
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
