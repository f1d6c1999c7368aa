<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Domain\DbClients\DoNotContact;
use App\Domain\DbClients\EndedExclusion;
use App\Domain\Matches\NoticeMatcher;
use App\Domain\People\PersonName;
use App\Domain\Protection\ExclusionChecker;
use App\Enums\BetstopChange;
use App\Enums\BetstopCheckPurpose;
use App\Enums\BetstopCheckResult;
use App\Enums\BetstopState;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Betstop\BetstopAnswer;
use App\Infrastructure\Betstop\BetstopPerson;
use App\Infrastructure\Betstop\BetstopRegister;
use App\Infrastructure\Deliveries\IntakeLock;
use App\Models\BetstopCheck;
use App\Models\BetstopUpdate;
use App\Models\Client;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/**
 * Lifts the suppressions of numbers, emails and DB clients after a BetStop exclusion has ended.
 *
 * The notice alone is not enough: its day must have come, no newer registration may exist, no client may still carry the mark
 * (staff remove it after verification), and the register must answer `clear`. Suppressions for other reasons stay.
 */
final readonly class EndBetstopSuppressions
{
    public function __construct(
        private BetstopRegister $register,
        private ExclusionChecker $exclusions,
        private EndedExclusion $ended,
        private NoticeMatcher $matcher,
        private IntakeLock $locks,
        private AuditTrail $audit,
    ) {}

    /** @return bool false when the exclusion still applies or the register did not answer; checked again another day */
    public function handle(BetstopUpdate $notice): bool
    {
        // Another notice about the same end may have been settled since this one was read.
        if ($notice->refresh()->suppressions_ended_at !== null) {
            return false;
        }
        $notice->update(['end_checked_at' => CarbonImmutable::now()]);
        if ($this->isExcluded($notice)) {
            return false;
        }
        // Outside the transaction, because the register may take seconds.
        $answer = $this->register->check(BetstopPerson::of($notice));

        return DB::transaction(function () use ($notice, $answer): bool {
            // A simultaneous new registration waits for this lock or is seen here.
            $this->locks->hold(DoNotContact::REGISTER_LOCK);
            $current = BetstopUpdate::query()->lockForUpdate()->findOrFail($notice->id);
            $check = $this->keep($current, $answer);
            if ($answer->result !== BetstopCheckResult::Clear || $current->suppressions_ended_at !== null || $this->isExcluded($current)) {
                return false;
            }

            [$values, $dbClients] = $this->ended->lift($current);
            BetstopUpdate::query()->whereKey([$current->id, ...self::repeats($current)])->update(['suppressions_ended_at' => CarbonImmutable::now()]);
            $this->audit->record('betstop_update.suppressions_ended', $current, after: [
                'reason' => EndedExclusion::REASON, 'numbers_and_mailboxes' => $values, 'db_clients' => $dbClients, 'betstop_check_id' => $check->id,
            ]);

            return true;
        }, 3);
    }

    /** @return list<int> other notices about the end, for the same client: the history has one end */
    private static function repeats(BetstopUpdate $notice): array
    {
        $key = PersonName::of($notice->first_name, $notice->last_name)->key();
        $ended = BetstopUpdate::query()
            ->where('change', BetstopChange::Ended)
            ->where('client_id', $notice->client_id)
            ->whereNull('suppressions_ended_at')
            ->where('effective_at', '<=', now())
            ->whereBetween('date_of_birth', [
                $notice->date_of_birth->toDateString(),
                $notice->date_of_birth->format('Y-m-d 23:59:59'),
            ])
            ->get();

        return array_values(
            $ended
                ->filter(static fn (BetstopUpdate $one): bool => PersonName::of($one->first_name, $one->last_name)->key() === $key)
                ->modelKeys(),
        );
    }

    /** By a newer notice, or by the mark of a client who is certainly this person, also under another form of the name. */
    private function isExcluded(BetstopUpdate $notice): bool
    {
        return $this->exclusions->onBetstop(EndedExclusion::person($notice)) !== null
            || Client::query()->whereKey($notice->client_id)->where('betstop_state', BetstopState::Registered)->exists()
            || $this->matcher->certain($notice)->contains('betstop_state', BetstopState::Registered);
    }

    private function keep(BetstopUpdate $notice, BetstopAnswer $answer): BetstopCheck
    {
        return BetstopCheck::query()->create([
            'person_type' => $notice->getMorphClass(), 'person_id' => $notice->id, 'purpose' => BetstopCheckPurpose::Periodic,
            'request_hash' => BetstopPerson::of($notice)->fingerprint(),
            'result' => $answer->result, 'checked_at' => CarbonImmutable::now(), 'valid_until' => $answer->validUntil, 'evidence' => $answer->evidence,
        ]);
    }
}
