import type { ComponentType, ReactNode } from 'react';
import { isClientPage } from '@/features/clients/client-tabs';
import type { SharedProps } from '@/types/generated';

type LayoutName = 'app' | 'auth' | 'bare' | 'client';
/** As much of Inertia's page object as is asked here. */
interface VisitedPage {
    props: Record<string, unknown> & { auth?: unknown };
}

type Layout = ComponentType<{ children: ReactNode }>;

const LAYOUTS: Record<LayoutName, () => Promise<Layout>> = {
    app: async () => (await import('@/layouts/app-layout')).AppLayout,
    auth: async () => (await import('@/layouts/auth-layout')).AuthLayout,
    bare: async () => (await import('@/layouts/bare-layout')).BareLayout,
    client: async () => (await import('@/layouts/client-layout')).ClientLayout,
};

const loaded: Partial<Record<LayoutName, Layout>> = {};

/** Pages before sign-in have their own layout; an error keeps the shell where somebody is signed in. Outermost first. */
function layoutNames(component: string, isSignedIn: boolean): LayoutName[] {
    if (component.startsWith('Auth/')) {
        return ['auth'];
    }
    if (!isSignedIn) {
        return ['bare'];
    }

    return isClientPage(component) ? ['app', 'client'] : ['app'];
}

function isSignedIn(page: VisitedPage | undefined): boolean {
    const auth = page?.props.auth as SharedProps['auth'] | undefined;

    return Boolean(auth?.user);
}

/** Fetches the code of the layouts that `layoutFor` will give for this page. */
export async function loadLayout(component: string, page: VisitedPage | undefined): Promise<void> {
    await Promise.all(
        layoutNames(component, isSignedIn(page)).map(async (name) => {
            loaded[name] ??= await LAYOUTS[name]();
        }),
    );
}

/** The layouts of a page, the same components from visit to visit, so that they persist. */
export function layoutFor(component: string, page: VisitedPage): Layout[] {
    return layoutNames(component, isSignedIn(page)).flatMap((name) => loaded[name] ?? []);
}
