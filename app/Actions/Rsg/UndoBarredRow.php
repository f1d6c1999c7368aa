<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Enums\BarredEntryStatus;
use App\Enums\BarredImportOutcome;
use App\Enums\BarredImportRowStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\BarredEntry;
use App\Models\BarredImport;
use App\Models\BarredImportRow;

/** Takes back the change of one import row, unless the entry changed later. A new entry is lifted, so that its history stays. */
final readonly class UndoBarredRow
{
    public function __construct(private MatchBarredEntry $match, private UnbarClients $unbar, private AuditTrail $audit) {}

    /**
     * Call it in the transaction of the step.
     *
     * @param  BarredImport  $import  locked; the caller saves its counts
     */
    public function handle(BarredImport $import, BarredImportRow $row): void
    {
        $entry = BarredEntry::query()->lockForUpdate()->findOrFail($row->barred_entry_id);
        if ($entry->version !== $row->entry_version) {
            $import->kept_rows++;
            $row->update(['status' => BarredImportRowStatus::Kept, 'message' => 'The entry changed after the import, so it was kept.']);

            return;
        }

        $now = match ($row->outcome) {
            BarredImportOutcome::Add => ['status' => BarredEntryStatus::Lifted, 'lifted_at' => now(), 'lifted_by' => $import->undone_by],
            BarredImportOutcome::Lift => ['status' => BarredEntryStatus::Active, 'lifted_at' => null, 'lifted_by' => null],
            default => $row->before,
        };
        $entry->fill([...$now, 'version' => $entry->version + 1])->save();
        $this->audit->record('barred_entry.import_undone', $entry, $row->after, $row->before, $import->undone_by);
        $entry->status === BarredEntryStatus::Lifted
            ? $this->unbar->handle($entry, $import->undone_by, wasMistake: true)
            : $this->match->handle($entry, actorId: $import->undone_by);
        $import->undone_rows++;
        $row->update(['status' => BarredImportRowStatus::Undone]);
    }
}
