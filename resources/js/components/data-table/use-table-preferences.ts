import { usePage } from '@inertiajs/react';
import { useCallback, useState } from 'react';
import type { SharedProps } from '@/types/generated';

export type Density = 'comfortable' | 'compact';

export interface TablePreferences {
    density: Density;
    /** Only what the viewer chose; columns not named here keep their default. */
    columns: Readonly<Record<string, boolean>>;
    /** The set whose columns were last taken over. */
    columnSet: number | null;
}

const DEFAULTS: TablePreferences = { density: 'comfortable', columns: {}, columnSet: null };

/** Density and shown columns of one table, remembered on this device for the person who is signed in. */
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

// Storage may be full or forbidden; the choice then lasts until the page is left.
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
