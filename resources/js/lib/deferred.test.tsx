import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { deferred, partOf } from '@/lib/deferred';

const greeting = { Greeting: ({ name }: { name: string }) => <p>Hello {name}</p> };

it('renders a loaded part at once', async () => {
    const module = deferred(async () => greeting);
    const Greeting = partOf(module, (loaded) => loaded.Greeting);
    await module.load();
    render(<Greeting name="Dana" />);

    expect(screen.getByText('Hello Dana')).toBeInTheDocument();
});

it('shows the fallback until the part has loaded', async () => {
    let finish: (module: typeof greeting) => void = () => undefined;
    const module = deferred(() => new Promise<typeof greeting>((resolve) => (finish = resolve)));
    const Greeting = partOf(module, (loaded) => loaded.Greeting);
    await act(async () => {
        render(
            <Suspense fallback="Loading">
                <Greeting name="Dana" />
            </Suspense>,
        );
    });

    expect(screen.getByText('Loading')).toBeInTheDocument();
    await act(async () => finish(greeting));
    expect(screen.getByText('Hello Dana')).toBeInTheDocument();
});

it('loads a module once, and again after an interruption', async () => {
    vi.useFakeTimers();
    vi.spyOn(window, 'fetch').mockResolvedValue(new Response());
    const load = vi.fn<() => Promise<typeof greeting>>().mockRejectedValueOnce(new Error('offline'));
    load.mockResolvedValue(greeting);
    const module = deferred(load);

    const both = Promise.all([module.load(), module.load()]);
    await vi.advanceTimersByTimeAsync(1_000);
    vi.useRealTimers();

    expect(await both).toEqual([greeting, greeting]);
    expect(load).toHaveBeenCalledTimes(2);
});
