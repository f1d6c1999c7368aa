<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Enums\BetstopCheckPurpose;
use App\Enums\BetstopCheckResult;
use App\Models\BetstopCheck;
use App\Models\BetstopUpdate;
use App\Services\Audit\AuditTrail;
use App\Services\Betstop\BetstopAnswer;
use App\Services\Betstop\BetstopPerson;
use App\Services\Betstop\BetstopRegister;
use App\Services\Betstop\EndedExclusion;
use App\Services\DbClients\LeaveAlone;
use App\Services\Exclusions\ExclusionCheck;
use App\Services\Intake\IntakeLocks;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/**
 * Ends what numbers, mailboxes and prospects were suppressed for by a BetStop exclusion that has ended.
 *
 * The notice of its end is not enough: the day must have come, nothing newer may stand against the person, no client may
 * still carry the mark (a person takes that off after verification), and the register itself must say `clear`. Whatever
 * stands for another reason stays, and nobody is contacted because of it.
 */
final readonly class EndBetstopSuppressions
{
    public function __construct(
        private BetstopRegister $register,
        private ExclusionCheck $exclusions,
        private EndedExclusion $ended,
        private IntakeLocks $locks,
        private AuditTrail $audit,
    ) {}

    /** False when it is not over, or the register gave no answer: asked again another day. */
    public function handle(BetstopUpdate $notice): bool
    {
        $notice->update(['end_checked_at' => CarbonImmutable::now()]);
        if ($this->exclusions->onBetstop(EndedExclusion::person($notice)) !== null) {
            return false;
        }
        // Outside the transaction: the register may take seconds, and nobody else waits for it.
        $answer = $this->register->check(new BetstopPerson($notice->first_name, $notice->last_name, $notice->date_of_birth, $notice->mobile_e164, $notice->email, $notice->postcode));

        return DB::transaction(function () use ($notice, $answer): bool {
            // A new registration of the person waits for this, or is seen by it.
            $this->locks->hold(LeaveAlone::REGISTER_LOCK);
            $current = BetstopUpdate::query()->lockForUpdate()->findOrFail($notice->id);
            $check = $this->keep($current, $answer);
            if ($answer->result !== BetstopCheckResult::Clear || $current->suppressions_ended_at !== null || $this->exclusions->onBetstop(EndedExclusion::person($current)) !== null) {
                return false;
            }

            [$values, $prospects] = $this->ended->lift($current);
            $current->fill(['suppressions_ended_at' => CarbonImmutable::now()])->save();
            $this->audit->record('betstop_update.suppressions_ended', $current, after: [
                'reason' => EndedExclusion::REASON, 'numbers_and_mailboxes' => $values, 'prospects' => $prospects, 'betstop_check_id' => $check->id,
            ]);

            return true;
        }, 3);
    }

    private function keep(BetstopUpdate $notice, BetstopAnswer $answer): BetstopCheck
    {
        return BetstopCheck::query()->create([
            'person_type' => $notice->getMorphClass(), 'person_id' => $notice->id, 'purpose' => BetstopCheckPurpose::Periodic,
            'request_hash' => hash_hmac('sha256', implode('|', [
                mb_strtolower("{$notice->first_name} {$notice->last_name}"), $notice->date_of_birth->toDateString(), $notice->mobile_e164, $notice->email, $notice->postcode,
            ]), config()->string('app.key')),
            'result' => $answer->result, 'checked_at' => CarbonImmutable::now(), 'valid_until' => $answer->validUntil, 'evidence' => $answer->evidence,
        ]);
    }
}
