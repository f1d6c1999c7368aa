import { inject } from 'vitest';

/** Where a running product is; see product.ts. */
export interface Product {
    root: string;
    url: string;
    /** Temporary: database, logs, sign-ins. */
    folder: string;
    env: Record<string, string>;
    /** Where screenshots go; they stay after the run. */
    screens: string;
}

declare module 'vitest' {
    interface ProvidedContext {
        products: Product[];
    }
}

/** The product of this worker alone, whom no test of another worker disturbs. */
export function product(): Product {
    const mine = inject('products')[Number(process.env.VITEST_POOL_ID) - 1];
    if (mine === undefined) {
        throw new Error(`Worker ${process.env.VITEST_POOL_ID} has no product of its own.`);
    }

    return mine;
}
