import type { ComponentType, ReactNode } from 'react';
import type { SharedProps } from '@/types/generated';

type LayoutName = 'app' | 'auth' | 'bare';
/** As much of Inertia's page object as is asked here. */
interface VisitedPage {
    props: Record<string, unknown> & { auth?: unknown };
}

type Layout = ComponentType<{ children: ReactNode }>;

const LAYOUTS: Record<LayoutName, () => Promise<Layout>> = {
    app: async () => (await import('@/layouts/app-layout')).AppLayout,
    auth: async () => (await import('@/layouts/auth-layout')).AuthLayout,
    bare: async () => (await import('@/layouts/bare-layout')).BareLayout,
};

const loaded: Partial<Record<LayoutName, Layout>> = {};

/** Pages before sign-in have their own layout; an error keeps the shell where somebody is signed in. */
function layoutName(component: string, isSignedIn: boolean): LayoutName {
    if (component.startsWith('Auth/')) {
        return 'auth';
    }

    return isSignedIn ? 'app' : 'bare';
}

function isSignedIn(page: VisitedPage | undefined): boolean {
    const auth = page?.props.auth as SharedProps['auth'] | undefined;

    return Boolean(auth?.user);
}

/** Fetches the code of the layout that `layoutFor` will give for this page. */
export async function loadLayout(component: string, page: VisitedPage | undefined): Promise<void> {
    const name = layoutName(component, isSignedIn(page));
    loaded[name] ??= await LAYOUTS[name]();
}

/** The layout of a page, the same component from visit to visit, so that it persists. */
export function layoutFor(component: string, page: VisitedPage): Layout | undefined {
    return loaded[layoutName(component, isSignedIn(page))];
}
