import { usePage as pageOfApp } from '@inertiajs/react';
import type { ReactNode } from 'react';
import { shownPage } from '@/testing/inertia';

type Inertia = typeof import('@inertiajs/react');

/**
 * Replaces `@inertiajs/react` in tests, so that components render without Inertia's root component, on the page of `showPage`.
 * Visits and events use the real router.
 */
export * from '@inertiajs/react';

export const usePage = (() => shownPage() ?? pageOfApp()) as Inertia['usePage'];

export const Head = (({ title, children }: { title?: string; children?: ReactNode }) => (
    <>
        <title>{title}</title>
        {children}
    </>
)) as Inertia['Head'];
