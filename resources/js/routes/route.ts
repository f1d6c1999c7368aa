/** The value of a placeholder in a path. */
export type RouteId = number | string;

type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[];

export type RouteOptions = { query?: Record<string, QueryValue> };

export type RouteMethod = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** A place in the application, as Inertia's `Link` and `router.visit` take it. */
export type RouteDefinition<Method extends RouteMethod = RouteMethod> = { url: string; method: Method };

/**
 * Fills the placeholders of `path` and appends the query. Lists are joined by commas; null, undefined and empty values
 * are left out, so that an unset filter leaves no trace in the URL.
 */
export function route<Method extends RouteMethod>(
    path: string,
    method: Method,
    params: Record<string, RouteId | undefined>,
    options: RouteOptions = {},
): RouteDefinition<Method> {
    const filled = path.replace(/\/?\{(\w+)\??\}/g, (placeholder, name: string) => {
        const value = params[name];
        if (value === undefined) {
            return '';
        }
        // Browsers read . and .. as folders, encoded or not. A space after the dots prevents that.
        const text = value === '.' || value === '..' ? `${value} ` : value;
        return `${placeholder.startsWith('/') ? '/' : ''}${encodeURIComponent(text)}`;
    });
    const query = queryString(options.query ?? {});

    return { url: `${filled || '/'}${query && `?${query}`}`, method };
}

function queryString(query: Record<string, QueryValue>): string {
    return Object.entries(query)
        .map(([key, value]) => [key, Array.isArray(value) ? value.join(',') : value] as const)
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value)).replaceAll('%2C', ',')}`)
        .join('&');
}
