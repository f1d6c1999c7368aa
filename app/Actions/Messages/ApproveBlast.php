<?php

declare(strict_types=1);

namespace App\Actions\Messages;

use App\Enums\BlastStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Jobs\Messages\RunBlast;
use App\Models\Blast;
use App\Models\User;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Approves a checked blast, which sends it at its time. */
final readonly class ApproveBlast
{
    public function __construct(private AuditTrail $audit) {}

    /** @throws OperationRefusedException for its author, and when it can't be approved any more */
    public function handle(Blast $blast, User $approver): void
    {
        DB::transaction(function () use ($blast, $approver): void {
            $current = Blast::query()->lockForUpdate()->findOrFail($blast->id);
            $why = match (true) {
                $current->status === BlastStatus::Draft => 'The recipients of this blast are still being checked.',
                $current->status !== BlastStatus::Checked => 'This blast was already approved or cancelled.',
                $current->user_id === $approver->id => 'You wrote this blast. A colleague must approve it.',
                $approver->isNew() => User::TOO_NEW,
                $current->eligible_rows === 0 => 'This blast has no eligible clients.',
                $current->send_until <= now() => 'The time to send this blast is over. Create it again with a later end.',
                default => null,
            };
            if ($why !== null) {
                throw new OperationRefusedException($why);
            }
            $current->update(['status' => BlastStatus::Approved, 'approved_by' => $approver->id, 'approved_at' => now()]);
            $this->audit->record('blast.approved', $current, ['status' => BlastStatus::Checked->value], ['status' => BlastStatus::Approved->value]);
            RunBlast::dispatch($current->id)->afterCommit();
        });
    }
}
