import { usePage } from '@inertiajs/react';
import { useCallback, useState } from 'react';
import type { SharedProps } from '@/types/generated';

export type Density = 'comfortable' | 'compact';

export interface TablePreferences {
    density: Density;
    /** Columns that the user showed or hid. Others keep their default. */
    columns: Readonly<Record<string, boolean>>;
    /** The column set that was applied last. */
    columnSet: number | null;
}

const DEFAULTS: TablePreferences = { density: 'comfortable', columns: {}, columnSet: null };

/** Density and visible columns of a table, stored on this device per user. */
export function useTablePreferences(name: string) {
    const { auth } = usePage<Partial<SharedProps>>().props;
    const key = `data-table:${auth?.user?.id ?? ''}:${name}`;
    const [preferences, setPreferences] = useState(() => read(key));

    const save = useCallback(
        (next: TablePreferences) => {
            setPreferences(next);
            write(key, next);
        },
        [key],
    );

    return { preferences, save, reset: useCallback(() => save(DEFAULTS), [save]) };
}

function read(key: string): TablePreferences {
    try {
        return parse(JSON.parse(window.localStorage.getItem(key) ?? 'null'));
    } catch {
        return DEFAULTS;
    }
}

// If storage is full or forbidden, the choice lasts until the user leaves the page.
function write(key: string, preferences: TablePreferences): void {
    try {
        window.localStorage.setItem(key, JSON.stringify(preferences));
    } catch {
        return;
    }
}

function parse(stored: unknown): TablePreferences {
    if (typeof stored !== 'object' || stored === null) {
        return DEFAULTS;
    }
    const { density, columns, columnSet } = stored as { density?: unknown; columns?: unknown; columnSet?: unknown };
    const shown = typeof columns === 'object' && columns !== null ? Object.entries(columns) : [];
    return {
        density: density === 'compact' ? 'compact' : 'comfortable',
        columns: Object.fromEntries(shown.filter(([, value]) => typeof value === 'boolean')),
        columnSet: typeof columnSet === 'number' ? columnSet : null,
    };
}
