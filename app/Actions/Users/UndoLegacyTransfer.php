<?php

declare(strict_types=1);

namespace App\Actions\Users;

use App\Domain\Users\LegacyTransferScope;
use App\Enums\LegacyTransferStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Jobs\Users\RunLegacyTransfer;
use App\Models\LegacyTransfer;
use App\Models\User;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Moves the records of a transfer back in the background. Later changes by colleagues are kept. */
final readonly class UndoLegacyTransfer
{
    public function __construct(private LegacyTransferScope $scope, private AuditTrail $audit) {}

    /** @throws OperationRefusedException when there is nothing to undo, or the transfer is large and the account new */
    public function handle(LegacyTransfer $transfer, User $user): void
    {
        DB::transaction(function () use ($transfer, $user): void {
            User::query()->whereKey([$transfer->from_id, $transfer->to_id])->orderBy('id')->lockForUpdate()->get();
            $current = LegacyTransfer::query()->lockForUpdate()->findOrFail($transfer->id);
            if (! in_array($current->status, [LegacyTransferStatus::Done, LegacyTransferStatus::Failed], true)) {
                throw new OperationRefusedException(
                    $current->status === LegacyTransferStatus::Draft
                        ? 'This transfer was not started.'
                        : 'This transfer is still running, or it was already undone.',
                );
            }
            if ($this->scope->isBusy($current)) {
                throw new OperationRefusedException('Another transfer of these colleagues is still running. Wait until it has finished.');
            }
            $refusal = $current->moved_rows > LegacyTransferScope::MOST_ALONE && $user->isNew()
                ? User::TOO_NEW
                : $this->scope->refusalOf($current->from, ...$current->foundKinds());
            if ($refusal !== null) {
                throw new OperationRefusedException($refusal);
            }
            $before = $current->status->value;
            $current->update(['status' => LegacyTransferStatus::Undoing, 'undone_by' => $user->id, 'error' => null, 'finished_at' => null]);
            $this->audit->record('legacy_transfer.undo_started', $current, ['status' => $before], ['status' => LegacyTransferStatus::Undoing->value]);
            RunLegacyTransfer::dispatch($current->id);
        });
    }
}
