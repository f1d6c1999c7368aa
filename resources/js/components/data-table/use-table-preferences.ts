import { useCallback, useState } from 'react';

export type Density = 'comfortable' | 'compact';

export interface TablePreferences {
    density: Density;
    /** Only what the viewer chose; columns not named here keep their default. */
    columns: Readonly<Record<string, boolean>>;
}

const DEFAULTS: TablePreferences = { density: 'comfortable', columns: {} };

/** Density and shown columns of one table, remembered on this device under the table's name. */
export function useTablePreferences(name: string) {
    const key = `data-table:${name}`;
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
    const { density, columns } = stored as { density?: unknown; columns?: unknown };
    const shown = typeof columns === 'object' && columns !== null ? Object.entries(columns) : [];
    return {
        density: density === 'compact' ? 'compact' : 'comfortable',
        columns: Object.fromEntries(shown.filter(([, value]) => typeof value === 'boolean')),
    };
}
