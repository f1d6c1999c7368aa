<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Enums\BetstopChange;
use App\Enums\BetstopCheckPurpose;
use App\Enums\BetstopCheckResult;
use App\Enums\BetstopDecision;
use App\Enums\BetstopUpdateStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Betstop\BetstopPerson;
use App\Infrastructure\Betstop\BetstopRegister;
use App\Models\BetstopCheck;
use App\Models\BetstopNoticeDecision;
use App\Models\BetstopUpdate;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/**
 * Verifies a BetStop notice that took effect. For the end of an exclusion the register must confirm it.
 *
 * The client's mark and the suppressions stay: they have rules of their own ({@see EndBetstopSuppressions}).
 */
final readonly class VerifyBetstopNotice
{
    public function __construct(private BetstopRegister $register, private AuditTrail $audit) {}

    /** @throws OperationRefusedException when the notice can't be verified, or the register does not confirm the end */
    public function handle(BetstopUpdate $notice, User $officer): void
    {
        $this->refuseUnready($notice);
        $answer = null;
        if ($notice->change === BetstopChange::Ended) {
            // Outside the transaction, because the register may take seconds.
            $asked = BetstopPerson::of($notice);
            $answer = $this->register->check($asked);
            BetstopCheck::query()->create([
                'person_type' => $notice->getMorphClass(),
                'person_id' => $notice->id,
                'purpose' => BetstopCheckPurpose::Manual,
                'request_hash' => $asked->fingerprint(),
                'result' => $answer->result,
                'checked_at' => CarbonImmutable::now(),
                'valid_until' => $answer->validUntil,
                'user_id' => $officer->id,
                'evidence' => $answer->evidence,
            ]);
            if ($answer->result !== BetstopCheckResult::Clear) {
                throw new OperationRefusedException($answer->result === BetstopCheckResult::Registered
                    ? "{$notice->first_name} {$notice->last_name} is still on the BetStop register, so the end can’t be verified."
                    : 'The BetStop register did not answer. Try again in a few minutes.');
            }
        }

        DB::transaction(function () use ($notice, $officer, $answer): void {
            $current = BetstopUpdate::query()->lockForUpdate()->findOrFail($notice->id);
            $this->refuseUnready($current);
            $before = ['status' => $current->status->value];
            $current->update(['status' => BetstopUpdateStatus::Verified]);
            BetstopNoticeDecision::query()->create([
                'betstop_update_id' => $current->id,
                'client_id' => $current->client_id,
                'decision' => BetstopDecision::Verified,
                'user_id' => $officer->id,
            ]);
            $this->audit->record('betstop_update.verified', $current, $before, [
                'status' => BetstopUpdateStatus::Verified->value,
                'register' => $answer?->evidence['reference'] ?? null,
            ]);
        }, 3);
    }

    private function refuseUnready(BetstopUpdate $notice): void
    {
        if ($notice->status === BetstopUpdateStatus::Verified) {
            throw ChangedMeanwhileException::decided('notice', 'verified');
        }
        if ($notice->change === BetstopChange::Ended && $notice->effective_at->isFuture()) {
            throw new OperationRefusedException('This exclusion has not ended yet. Verify it on or after its last day.');
        }
        if ($notice->change !== BetstopChange::Ended && $notice->status === BetstopUpdateStatus::Received) {
            throw new OperationRefusedException('Decide first which client this notice is about.');
        }
    }
}
