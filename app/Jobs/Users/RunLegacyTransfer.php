<?php

declare(strict_types=1);

namespace App\Jobs\Users;

use App\Actions\Users\AdvanceLegacyTransfer;
use App\Enums\LegacyTransferStatus;
use App\Models\LegacyTransfer;
use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Foundation\Queue\Queueable;
use Throwable;

/** Runs one batch of a legacy transfer or its undo, and queues the next. */
final class RunLegacyTransfer implements ShouldQueue
{
    use Queueable;

    public int $tries = 5;

    public int $backoff = 5;

    public function __construct(public readonly int $legacyTransferId)
    {
        $this->afterCommit();
    }

    public function handle(AdvanceLegacyTransfer $runner): void
    {
        if ($runner->handle($this->legacyTransferId)) {
            self::dispatch($this->legacyTransferId);
        }
    }

    public function failed(?Throwable $failure): void
    {
        LegacyTransfer::query()
            ->whereKey($this->legacyTransferId)
            ->whereIn('status', LegacyTransferStatus::unfinished())
            ->update([
                'status' => LegacyTransferStatus::Failed,
                'error' => 'The transfer failed because of an internal error. Moved records stay moved and can be moved back. Contact a developer.',
                'finished_at' => now(),
            ]);
    }
}
