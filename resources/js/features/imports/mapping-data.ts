import { type ImportDetails, type ImportField, ImportFieldValues, type ImportMode } from '@/types/generated';

type Columns = { [Field in ImportField as `column_${Field}`]: string };
type Defaults = { [Field in ImportField as `default_${Field}`]: string };

/** The mapping form: columns by their place in the file, empty for none. */
export type MappingData = Columns & Defaults & { mode: ImportMode; blank_clears: boolean; needs_check: boolean };

/** What the form opens with: the columns as they were guessed, or as they were chosen before. */
export function mappingData({ mapping, defaults, mode, blank_clears, needs_check }: ImportDetails): MappingData {
    const fields = ImportFieldValues.flatMap((field) => [
        [`column_${field}`, mapping[field] === undefined ? '' : String(mapping[field])],
        [`default_${field}`, defaults[field] ?? ''],
    ]);

    return { ...(Object.fromEntries(fields) as Columns & Defaults), mode, blank_clears, needs_check };
}
