/** Where the running product is, for every test file; see product.ts. */
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
        product: Product;
    }
}
