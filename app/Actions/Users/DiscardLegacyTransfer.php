<?php

declare(strict_types=1);

namespace App\Actions\Users;

use App\Enums\LegacyTransferStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\LegacyTransfer;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Deletes a transfer that was not started. */
final readonly class DiscardLegacyTransfer
{
    public function __construct(private AuditTrail $audit) {}

    /** @throws OperationRefusedException when it was started */
    public function handle(LegacyTransfer $transfer): void
    {
        DB::transaction(function () use ($transfer): void {
            $current = LegacyTransfer::query()->lockForUpdate()->findOrFail($transfer->id);
            if ($current->status !== LegacyTransferStatus::Draft) {
                throw new OperationRefusedException('This transfer was already started.');
            }
            $this->audit->record('legacy_transfer.discarded', $current, $current->only(['from_id', 'to_id', 'counts']));
            $current->delete();
        });
    }
}
