import { expect, it } from 'vitest';
import { AppLayout } from '@/layouts/app-layout';
import { AuthLayout } from '@/layouts/auth-layout';
import { BareLayout } from '@/layouts/bare-layout';
import { ClientLayout } from '@/layouts/client-layout';
import { layoutFor, loadLayout } from '@/layouts/layout-for';
import { testUser } from '@/testing/inertia';
import type { AuthUser } from '@/types/generated';

function pageOf(user: AuthUser | null) {
    return { props: { auth: { user, impersonator: null } } };
}

it.each([
    ['Clients/Index', testUser(), [AppLayout]],
    ['Clients/Bets', testUser(), [AppLayout, ClientLayout]],
    ['Reports/Affiliates/Statement', testUser(), [AppLayout]],
    ['Error', testUser(), [AppLayout]],
    ['Error', null, [BareLayout]],
    ['Auth/Login', null, [AuthLayout]],
    ['Auth/TwoFactor', null, [AuthLayout]],
])('uses the same layouts for %s on every visit', async (component, user, layouts) => {
    await loadLayout(component, pageOf(user));

    expect(layoutFor(component, pageOf(user))).toEqual(layouts);
    expect(layoutFor(component, pageOf(user))).toEqual(layouts);
});
