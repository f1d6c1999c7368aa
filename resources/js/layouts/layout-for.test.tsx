import { expect, it } from 'vitest';
import { AppLayout } from '@/layouts/app-layout';
import { AuthLayout } from '@/layouts/auth-layout';
import { BareLayout } from '@/layouts/bare-layout';
import { layoutFor, loadLayout } from '@/layouts/layout-for';
import { testUser } from '@/testing/inertia';
import type { AuthUser } from '@/types/generated';

function pageOf(user: AuthUser | null) {
    return { props: { auth: { user, impersonator: null } } };
}

it.each([
    ['Clients/Index', testUser(), AppLayout],
    ['Error', testUser(), AppLayout],
    ['Error', null, BareLayout],
    ['Auth/Login', null, AuthLayout],
    ['Auth/TwoFactor', null, AuthLayout],
])('puts %s into its layout, the same one from visit to visit', async (component, user, layout) => {
    await loadLayout(component, pageOf(user));

    expect(layoutFor(component, pageOf(user))).toBe(layout);
    expect(layoutFor(component, pageOf(user))).toBe(layout);
});
