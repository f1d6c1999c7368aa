<?php

declare(strict_types=1);

namespace App\Actions\Users;

use App\Domain\Users\LegacyTransferScope;
use App\Domain\Users\OwnedWork;
use App\Enums\LegacyTransferStatus;
use App\Enums\OwnedWorkKind;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\LegacyTransfer;
use App\Models\LegacyTransferRow;
use Illuminate\Support\Facades\DB;

/**
 * Runs one batch of a transfer or of its undo. One transaction holds the records, their rows and the progress, so a crash loses at most
 * one batch, and a second worker waits for the first.
 */
final readonly class AdvanceLegacyTransfer
{
    public const BATCH = 100;

    public function __construct(private LegacyTransferScope $scope, private OwnedWork $work, private AuditTrail $audit) {}

    /** @return bool whether batches are left */
    public function handle(int $transferId): bool
    {
        return DB::transaction(function () use ($transferId): bool {
            $transfer = LegacyTransfer::query()->lockForUpdate()->find($transferId);

            return match ($transfer?->status) {
                LegacyTransferStatus::Approved, LegacyTransferStatus::Running => $this->move($transfer),
                LegacyTransferStatus::Undoing => $this->undo($transfer),
                default => false,
            };
        });
    }

    private function move(LegacyTransfer $transfer): bool
    {
        $refusal = $this->scope->refusalOf($transfer->to, ...$transfer->foundKinds());
        if ($refusal !== null) {
            return $this->finish($transfer, LegacyTransferStatus::Failed, "Stopped: {$refusal} Moved records stay moved and can be moved back.");
        }
        foreach ($transfer->foundKinds() as $kind) {
            $records = $this->scope->rest($transfer, $kind)->orderBy('id')->limit(self::BATCH)->lockForUpdate()->get();
            if ($records->isEmpty()) {
                continue;
            }
            foreach ($records as $record) {
                $this->work->assign($kind, $record, $transfer->from_id, $transfer->to_id, (int) $transfer->approved_by, [
                    'legacy_transfer_id' => $transfer->id,
                ]);
                LegacyTransferRow::query()->create([
                    'legacy_transfer_id' => $transfer->id,
                    'kind' => $kind->value,
                    'record_id' => $record->getKey(),
                ]);
            }
            $transfer->update(['status' => LegacyTransferStatus::Running, 'moved_rows' => $transfer->moved_rows + $records->count(), 'updated_at' => now()]);

            return true;
        }

        return $this->finish($transfer, LegacyTransferStatus::Done);
    }

    private function undo(LegacyTransfer $transfer): bool
    {
        $refusal = $this->scope->refusalOf($transfer->from, ...$transfer->foundKinds());
        if ($refusal !== null) {
            return $this->finish($transfer, LegacyTransferStatus::Failed, "Stopped: {$refusal} The other records stay moved.");
        }
        $rows = LegacyTransferRow::query()->where('legacy_transfer_id', $transfer->id)->where('result', 'moved')->orderBy('id')->limit(self::BATCH)->get();
        foreach ($rows as $row) {
            $kind = OwnedWorkKind::from($row->kind);
            // Null when a colleague reassigned, closed or deleted it later.
            $record = OwnedWork::of($kind, $transfer->to_id)->lockForUpdate()->find($row->record_id);
            // It may also have been given away and back.
            $record = $record !== null && OwnedWork::isReassigned($kind, $record, $transfer->approved_at ?? $transfer->created_at) ? null : $record;
            if ($record !== null) {
                $this->work->assign($kind, $record, $transfer->to_id, $transfer->from_id, (int) $transfer->undone_by, ['legacy_transfer_id' => $transfer->id]);
            }
            $row->update(['result' => $record === null ? 'kept' : 'undone']);
            $record === null ? $transfer->kept_rows++ : $transfer->undone_rows++;
        }
        if ($rows->isEmpty()) {
            return $this->finish($transfer, LegacyTransferStatus::Undone);
        }
        $transfer->forceFill(['updated_at' => now()])->save();

        return true;
    }

    private function finish(LegacyTransfer $transfer, LegacyTransferStatus $status, ?string $error = null): bool
    {
        $before = $transfer->status->value;
        $transfer->update(['status' => $status, 'error' => $error, 'finished_at' => now()]);
        $this->audit->record(
            'legacy_transfer.'.$status->value,
            $transfer,
            ['status' => $before],
            ['status' => $status->value, 'moved' => $transfer->moved_rows, 'undone' => $transfer->undone_rows],
            $transfer->undone_by ?? $transfer->approved_by,
        );

        return false;
    }
}
