<?php

declare(strict_types=1);

namespace App\Actions\Messages;

use App\Enums\BlastRecipientStatus;
use App\Enums\BlastRefusal;
use App\Enums\BlastStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Jobs\Messages\RunBlast;
use App\Models\Blast;
use App\Models\BlastRecipient;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/**
 * Pauses, resumes or cancels a blast. Messages that are handed over but not submitted wait while it is paused, and are suppressed when it
 * is cancelled. Recipients without a message get nothing then.
 */
final readonly class ChangeBlastStatus
{
    public function __construct(private AuditTrail $audit) {}

    /**
     * @param  BlastStatus  $to  paused, sending or cancelled
     *
     * @throws OperationRefusedException when the blast's present status doesn't allow it
     */
    public function handle(Blast $blast, BlastStatus $to): void
    {
        DB::transaction(function () use ($blast, $to): void {
            $current = Blast::query()->lockForUpdate()->findOrFail($blast->id);
            $refusal = match ($to) {
                BlastStatus::Paused => in_array($current->status, [BlastStatus::Approved, BlastStatus::Sending], true)
                    ? null
                    : 'Only a blast that is approved or being sent can be paused.',
                BlastStatus::Sending => $current->status === BlastStatus::Paused ? null : 'This blast is not paused.',
                default => $current->status->isOver() ? 'This blast is already over.' : null,
            };
            if ($refusal !== null) {
                throw new OperationRefusedException($refusal);
            }
            $before = $current->status->value;
            // A scheduled blast waits for its time again.
            $status = $to === BlastStatus::Sending && $current->send_at?->isFuture() === true ? BlastStatus::Approved : $to;
            $current->update([
                'status' => $status, 'next_at' => null, 'finished_at' => $to->isOver() ? now() : null,
                'suppressed_rows' => $current->suppressed_rows + ($to === BlastStatus::Cancelled ? self::leaveOut($current) : 0),
            ]);
            $this->audit->record("blast.{$to->value}", $current, ['status' => $before], ['status' => $status->value]);
            if ($to === BlastStatus::Sending) {
                RunBlast::dispatch($current->id)->afterCommit();
            }
        });
    }

    /** @return int recipients without a message, who get nothing from a cancelled blast */
    private static function leaveOut(Blast $blast): int
    {
        return BlastRecipient::query()->where('blast_id', $blast->id)->whereIn('status', [BlastRecipientStatus::Waiting, BlastRecipientStatus::Eligible])
            ->update(['status' => BlastRecipientStatus::Suppressed, 'refusal' => BlastRefusal::Cancelled]);
    }
}
