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

/** Approves a transfer, which starts it in the background. */
final readonly class ApproveLegacyTransfer
{
    public function __construct(private LegacyTransferScope $scope, private AuditTrail $audit) {}

    /** @throws OperationRefusedException when it was started before, needs a second approver, or no longer fits the dry run */
    public function handle(LegacyTransfer $transfer, User $approver): void
    {
        DB::transaction(function () use ($transfer, $approver): void {
            // Two transfers of one colleague's records, or by one author, are approved one after the other.
            User::query()->whereKey([$transfer->from_id, $transfer->to_id, $transfer->created_by])->orderBy('id')->lockForUpdate()->get();
            $current = LegacyTransfer::query()->lockForUpdate()->findOrFail($transfer->id);
            $why = $this->refusal($current, $approver);
            if ($why !== null) {
                throw new OperationRefusedException($why);
            }
            $current->update([
                'status' => LegacyTransferStatus::Approved,
                'approved_by' => $approver->id,
                'approved_at' => now(),
            ]);
            $this->audit->record(
                'legacy_transfer.approved',
                $current,
                ['status' => LegacyTransferStatus::Draft->value],
                ['status' => LegacyTransferStatus::Approved->value],
            );
            RunLegacyTransfer::dispatch($current->id);
        });
    }

    private function refusal(LegacyTransfer $transfer, User $approver): ?string
    {
        $counts = [];
        foreach ($transfer->recordKinds() as $kind) {
            $counts[$kind->value] = $this->scope->rest($transfer, $kind)->count();
        }

        return match (true) {
            $transfer->status !== LegacyTransferStatus::Draft => 'This transfer was already started.',
            array_diff_assoc($counts, $transfer->counts) !== [] => 'The records changed after the dry run, so nothing was moved. Discard this transfer and create a new one.',
            $this->scope->isBusy($transfer) => 'Another transfer of these colleagues is still running. Wait until it has finished.',
            default => $this->scope->approverRefusal($transfer, $approver) ?? $this->scope->refusalOf($transfer->to, ...$transfer->foundKinds()),
        };
    }
}
