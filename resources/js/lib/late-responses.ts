import { router } from '@inertiajs/react';

interface LatePage {
    component: string;
    url: string;
    props: Record<string, unknown>;
}

const pathOf = (url: string) => url.split('?')[0];

/**
 * Keeps the URL and the props of a newer visit when a background response arrives after it. Inertia would go back to the URL of the
 * background request, which closes a drawer or drops a filter.
 *
 * @param page the first page
 * @returns a function that stops it
 */
export function keepNewerVisits(page: LatePage): () => void {
    let current = page;
    const follow = ({ detail }: { detail: { page: LatePage } }) => {
        current = detail.page;
    };
    const stops = [
        router.on('beforeUpdate', follow),
        router.on('navigate', follow),
        router.on('start', ({ detail }) => {
            if (!detail.visit.async || detail.visit.prefetch) {
                return;
            }
            // These are the parameters of the request, which Inertia reads again when the response arrives.
            const request = detail.visit as typeof detail.visit & { onBeforeUpdate?: (late: LatePage) => void };
            const { onBeforeUpdate } = request;
            const { url, props } = current;
            request.onBeforeUpdate = (late) => {
                onBeforeUpdate?.(late);
                if (
                    current.url === url ||
                    current.component !== late.component ||
                    pathOf(current.url) !== pathOf(url)
                ) {
                    return;
                }
                late.url = current.url;
                for (const name of Object.keys(late.props)) {
                    if (current.props[name] !== props[name]) {
                        late.props[name] = current.props[name];
                    }
                }
            };
        }),
    ];

    return () => {
        for (const stop of stops) {
            stop();
        }
    };
}
