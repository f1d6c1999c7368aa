import { usePage as pageOfApp } from '@inertiajs/react';
import type { ReactNode } from 'react';
import { shownPage } from '@/testing/inertia';

type Inertia = typeof import('@inertiajs/react');

/**
 * Inertia without its root component, which tests get for `@inertiajs/react`: parts of the shell can be rendered alone,
 * on the page that `showPage` names. Visits and events are those of the real router.
 */
export * from '@inertiajs/react';

export const usePage = (() => shownPage() ?? pageOfApp()) as Inertia['usePage'];

export const Head = (({ title, children }: { title?: string; children?: ReactNode }) => (
    <>
        <title>{title}</title>
        {children}
    </>
)) as Inertia['Head'];
