<?php

declare(strict_types=1);

namespace App\Queries\Rsg;

use App\Data\Rsg\BarredImportDetails;
use App\Enums\ImportStatus;
use App\Lists\Rsg\BarredImportList;
use App\Models\BarredEntry;
use App\Models\BarredImport;
use App\Models\BarredMatch;
use App\Models\User;
use Illuminate\Support\Facades\DB;

/** The page of one import of a barred list. */
final readonly class BarredImportQuery
{
    public function details(BarredImport $import, User $viewer): BarredImportDetails
    {
        $canManage = $viewer->can('manage', BarredEntry::class);

        return new BarredImportDetails(
            row: BarredImportList::present($import, (string) User::withTrashed()->find($import->user_id)?->full_name),
            total_rows: $import->total_rows,
            is_complete: $import->is_complete,
            columns: array_values($import->columns),
            review_count: $this->toReview($import),
            error: $import->error,
            undone_by: $import->undone_at === null ? null : User::withTrashed()->find($import->undone_by)?->full_name,
            undone_at: $import->undone_at?->toIso8601ZuluString(),
            undone_rows: $import->undone_rows,
            kept_rows: $import->kept_rows,
            can_run: $canManage && in_array($import->status, [ImportStatus::Checked, ImportStatus::Failed], true),
            can_lift_missing: $import->canLiftMissing(),
            can_cancel: $canManage
                && in_array($import->status, [ImportStatus::Checked, ImportStatus::Running, ImportStatus::Failed], true)
                && $import->undone_by === null,
            can_undo: $canManage && $import->canBeUndone(),
        );
    }

    /** @return list<string> names of lists that were imported before, newest first */
    public function sources(): array
    {
        return array_values(array_unique(array_map(strval(...), DB::table('barred_imports')->orderByDesc('id')->limit(100)->pluck('source')->all())));
    }

    private function toReview(BarredImport $import): int
    {
        return BarredMatch::undecided()->join('barred_import_rows', 'barred_import_rows.barred_entry_id', '=', 'barred_matches.barred_entry_id')
            ->where('barred_import_rows.barred_import_id', $import->id)
            ->distinct()->count('barred_import_rows.barred_entry_id');
    }
}
