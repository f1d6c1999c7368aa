import { deferred, partOf } from '@/lib/deferred';

export const FilterEditor = partOf(
    deferred(() => import('./filter-editor')),
    (module) => module.FilterEditor,
);
