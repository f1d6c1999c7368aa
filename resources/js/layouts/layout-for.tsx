import type { ComponentType, ReactNode } from 'react';
import { isClientPage } from '@/features/clients/client-tabs';
import { loadModule } from '@/lib/load-module';
import type { SharedProps } from '@/types/generated';

type LayoutName = 'app' | 'auth' | 'bare' | 'client';
/** The part of Inertia's page object that is needed here. */
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

/** Layouts from the outside in. Pages before sign-in have their own. An error page keeps the shell for signed-in users. */
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

/** Loads the layouts that `layoutFor` returns for the page. */
export async function loadLayout(component: string, page: VisitedPage | undefined): Promise<void> {
    await Promise.all(
        layoutNames(component, isSignedIn(page)).map(async (name) => {
            loaded[name] ??= await loadModule(LAYOUTS[name]);
        }),
    );
}

/** Returns the layouts of a page. The components are stable, so the layouts persist between visits. */
export function layoutFor(component: string, page: VisitedPage): Layout[] {
    return layoutNames(component, isSignedIn(page)).flatMap((name) => loaded[name] ?? []);
}
