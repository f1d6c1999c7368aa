import { createInertiaApp } from '@inertiajs/react';
import type { ComponentType } from 'react';

// The least an Inertia page needs, built as the product is: the base of its entry script.
const PAGES = import.meta.glob<{ default: ComponentType }>('./pages/*.tsx');

void createInertiaApp({
    resolve: async (name) => (await PAGES[`./pages/${name}.tsx`]?.())?.default ?? (() => null),
});
