import { inject } from 'vitest';

/** A running product, see product.ts. */
export interface Product {
    root: string;
    url: string;
    /** Temporary: database, logs and signed-in storage states. */
    folder: string;
    env: Record<string, string>;
    /** The folder for screenshots, kept after the run. */
    screens: string;
}

declare module 'vitest' {
    interface ProvidedContext {
        products: Product[];
    }
}

/** @returns the product that only this worker uses */
export function product(): Product {
    const mine = inject('products')[Number(process.env.VITEST_POOL_ID) - 1];
    if (mine === undefined) {
        throw new Error(`Worker ${process.env.VITEST_POOL_ID} has no product of its own.`);
    }

    return mine;
}
