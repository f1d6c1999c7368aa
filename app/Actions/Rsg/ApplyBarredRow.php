<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Domain\People\MatchCandidate;
use App\Domain\Rsg\BarredRowClassifier;
use App\Enums\BarredEntryStatus;
use App\Enums\BarredImportOutcome;
use App\Enums\BarredImportRowStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\BarredEntry;
use App\Models\BarredImport;
use App\Models\BarredImportRow;

/** Makes the change of one import row. An entry that changed since the check is left. */
final readonly class ApplyBarredRow
{
    public function __construct(private MatchBarredEntry $match, private UnbarClients $unbar, private AuditTrail $audit) {}

    /**
     * Call it in the transaction of the step.
     *
     * @param  BarredImport  $import  locked; the caller saves its counts
     * @param  list<MatchCandidate>|null  $candidates  clients who may be the person; null to find them
     */
    public function handle(BarredImport $import, BarredImportRow $row, ?array $candidates): void
    {
        $import->processed_rows++;
        if ($row->outcome === BarredImportOutcome::Add && $this->isAddedSince($import, $row)) {
            $this->skip($import, $row, 'This person was added to the list since the check.');

            return;
        }
        $entry = $row->outcome === BarredImportOutcome::Add
            ? new BarredEntry(['list' => $import->list, 'jurisdiction' => $import->jurisdiction, 'source' => $import->source, 'user_id' => $import->user_id])
            : BarredEntry::query()->lockForUpdate()->findOrFail($row->barred_entry_id);
        if ($entry->exists && ($entry->version !== $row->entry_version || $entry->status !== BarredEntryStatus::Active)) {
            $this->skip($import, $row, 'The entry changed since the check.');

            return;
        }

        $isLift = $row->outcome === BarredImportOutcome::Lift;
        $entry->fill($isLift ? ['status' => BarredEntryStatus::Lifted, 'lifted_at' => now(), 'lifted_by' => $import->user_id] : $row->after);
        $entry->version += $entry->exists ? 1 : 0;
        $entry->save();
        $this->audit->record(
            match ($row->outcome) {
                BarredImportOutcome::Add => 'barred_entry.added',
                BarredImportOutcome::Lift => 'barred_entry.lifted',
                default => 'barred_entry.updated',
            },
            $entry,
            $row->before,
            [
                ...array_filter($row->after, static fn (?string $value): bool => $value !== null),
                'import_id' => $import->id,
                'file' => $import->name,
            ],
            $import->user_id,
        );
        $isLift ? $this->unbar->handle($entry, $import->user_id) : $this->match->handle($entry, $candidates, $import->user_id);
        $row->update(['status' => BarredImportRowStatus::Done, 'barred_entry_id' => $entry->id, 'entry_version' => $entry->version]);
    }

    /** Another import or a colleague may have added the same entry. */
    private function isAddedSince(BarredImport $import, BarredImportRow $row): bool
    {
        $same = BarredRowClassifier::entriesOf($import)->where('last_name', $row->after['last_name'])->where('first_name', $row->after['first_name'])
            ->where('external_reference', $row->after['external_reference'] ?? null)->where('created_at', '>=', $import->created_at)->get();

        return $same->contains(static fn (BarredEntry $entry): bool => $entry->date_of_birth?->toDateString() === ($row->after['date_of_birth'] ?? null)
            && $entry->mobile_e164 === ($row->after['mobile_e164'] ?? null) && $entry->email === ($row->after['email'] ?? null));
    }

    private function skip(BarredImport $import, BarredImportRow $row, string $message): void
    {
        $count = match ($row->outcome) {
            BarredImportOutcome::Add => 'added_rows',
            BarredImportOutcome::Lift => 'lifted_rows',
            default => 'changed_rows',
        };
        $import->{$count}--;
        $import->skipped_rows++;
        $row->update(['status' => BarredImportRowStatus::Skipped, 'message' => $message]);
    }
}
