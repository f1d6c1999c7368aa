import type { ImportDetails, ImportSettings } from '@/types/generated';

/** An import of clients at the mapping step. */
export function testImport(overrides: Partial<ImportDetails> = {}): ImportDetails {
    return {
        id: 5,
        name: 'people.csv',
        kind: 'clients',
        mode: 'create',
        status: 'uploaded',
        format: 'csv',
        bytes: 2_048,
        encoding: 'UTF-8',
        delimiter: 'comma',
        importer: 'Maya Okonkwo',
        mapping: {},
        defaults: {},
        blank_clears: false,
        needs_check: false,
        check_no: 1,
        total_rows: 2,
        done_rows: 0,
        created_rows: 0,
        updated_rows: 0,
        skipped_rows: 0,
        error_rows: 0,
        waiting_rows: 0,
        excluded_rows: 0,
        undone_rows: 0,
        kept_rows: 0,
        problems: [],
        error: null,
        created_at: '2026-11-20T03:10:00Z',
        started_at: null,
        finished_at: null,
        undone_at: null,
        undone_by: null,
        suggested_matches: 0,
        can_manage: true,
        can_download_rows: true,
        can_undo: false,
        can_resume: false,
        can_decide: false,
        ...overrides,
    };
}

export function testSettings(): ImportSettings {
    const field = { is_required: true, has_default: false, defaults: [] };

    return {
        columns: [
            { name: 'Name A', samples: ['Ann', 'Bo'] },
            { name: 'Name B', samples: ['Lee', 'Ek'] },
        ],
        fields: [
            { ...field, field: 'first_name', label: 'First name' },
            { ...field, field: 'last_name', label: 'Last name' },
            {
                ...field,
                field: 'company_id',
                label: 'Company',
                has_default: true,
                defaults: [{ value: '1', label: 'Genweb', hint: null }],
            },
        ],
        encodings: [],
        delimiters: [],
    };
}
