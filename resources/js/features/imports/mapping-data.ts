import { type ImportDetails, type ImportField, ImportFieldValues, type ImportMode } from '@/types/generated';

type Columns = { [Field in ImportField as `column_${Field}`]: string };
type Defaults = { [Field in ImportField as `default_${Field}`]: string };

/** The data of the mapping form. Columns are given by their index in the file, '' for none. */
export type MappingData = Columns & Defaults & { mode: ImportMode; blank_clears: boolean; needs_check: boolean };

/** The initial form data: the guessed columns, or the ones chosen before. */
export function mappingData({ mapping, defaults, mode, blank_clears, needs_check }: ImportDetails): MappingData {
    const fields = ImportFieldValues.flatMap((field) => [
        [`column_${field}`, mapping[field] === undefined ? '' : String(mapping[field])],
        [`default_${field}`, defaults[field] ?? ''],
    ]);

    return { ...(Object.fromEntries(fields) as Columns & Defaults), mode, blank_clears, needs_check };
}
