import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepNewerVisits } from './late-responses';

interface TestPage {
    component: string;
    url: string;
    props: Record<string, unknown>;
}

const onPage = (url: string, props: Record<string, unknown>, component = 'Deposits/Index'): TestPage => ({
    component,
    url,
    props,
});

let stop: () => void;
let rows: string[];

beforeEach(() => {
    rows = ['old rows'];
    stop = keepNewerVisits(onPage('/deposits?deposit=1', { rows, deposit: 'first' }));
});

afterEach(() => stop());

const tell = (event: string, detail: object) => document.dispatchEvent(new CustomEvent(`inertia:${event}`, { detail }));

/** Starts a background request and returns a function that receives its response. */
function request(visit: object = { async: true }) {
    const started: { onBeforeUpdate?: (page: TestPage) => void } = { ...visit };
    tell('start', { visit: started });

    return (page: TestPage) => {
        started.onBeforeUpdate?.(page);
        tell('beforeUpdate', { page });

        return page;
    };
}

it('keeps the URL of a newer visit and takes the new rows', () => {
    const receive = request();
    tell('beforeUpdate', { page: onPage('/deposits?deposit=2', { rows, deposit: 'second' }) });

    const late = receive(onPage('/deposits?deposit=1', { rows: ['new rows'], deposit: 'first' }));

    expect(late).toEqual(onPage('/deposits?deposit=2', { rows: ['new rows'], deposit: 'second' }));
});

it('keeps the rows of a newer visit with another filter', () => {
    const receive = request();
    tell('beforeUpdate', { page: onPage('/deposits?rail=eft', { rows: ['filtered rows'], deposit: 'first' }) });

    const late = receive(onPage('/deposits?deposit=1', { rows: ['new rows'] }));

    expect(late).toEqual(onPage('/deposits?rail=eft', { rows: ['filtered rows'] }));
});

it('changes nothing without a newer visit', () => {
    const receive = request();

    const late = receive(onPage('/deposits?deposit=1', { rows: ['new rows'] }));

    expect(late).toEqual(onPage('/deposits?deposit=1', { rows: ['new rows'] }));
});

it('lets a background request lead to another page', () => {
    const receive = request();
    tell('beforeUpdate', { page: onPage('/deposits?deposit=2', { rows, deposit: 'second' }) });

    const late = receive(onPage('/clients/5', { client: 5 }, 'Clients/Show'));

    expect(late).toEqual(onPage('/clients/5', { client: 5 }, 'Clients/Show'));
});

it('lets the user’s own visits change the URL', () => {
    const receive = request({ async: false });
    tell('navigate', { page: onPage('/deposits?deposit=2', { rows, deposit: 'second' }) });

    expect(receive(onPage('/deposits?deposit=3', { rows })).url).toBe('/deposits?deposit=3');
});

it('calls the callback of the request first', () => {
    const seen: string[] = [];
    const receive = request({ async: true, onBeforeUpdate: ({ url }: TestPage) => seen.push(url) });
    tell('beforeUpdate', { page: onPage('/deposits?deposit=2', { rows }) });

    receive(onPage('/deposits?deposit=1', { rows }));

    expect(seen).toEqual(['/deposits?deposit=1']);
});
