import { router } from '@inertiajs/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageLink } from '@/components/page-link';
import { clients } from '@/routes/generated';

const prefetch = vi.spyOn(router, 'prefetch').mockImplementation(() => undefined);

beforeEach(() => {
    vi.useFakeTimers();
    prefetch.mockClear();
    render(<PageLink href={clients.index()}>Clients</PageLink>);
});

afterEach(() => vi.useRealTimers());

const link = () => screen.getByRole('link', { name: 'Clients' });

it('fetches the page ahead after hovering for 75 ms', () => {
    fireEvent.mouseEnter(link());
    vi.advanceTimersByTime(74);
    expect(prefetch).not.toHaveBeenCalled();

    vi.advanceTimersByTime(1);
    expect(prefetch).toHaveBeenCalledTimes(1);
});

it('fetches nothing when the pointer only passes over it', () => {
    fireEvent.mouseEnter(link());
    fireEvent.mouseLeave(link());
    vi.advanceTimersByTime(1_000);

    expect(prefetch).not.toHaveBeenCalled();
});

it('fetches the page ahead as soon as the mouse goes down', () => {
    fireEvent.mouseDown(link());

    expect(prefetch).toHaveBeenCalledWith({ url: '/clients', method: 'get' });
});

it.each([{ button: 2 }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    'leaves presses that open something else alone: %o',
    (press) => {
        fireEvent.mouseDown(link(), press);

        expect(prefetch).not.toHaveBeenCalled();
    },
);
