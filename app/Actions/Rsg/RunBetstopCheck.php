<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Domain\DbClients\DoNotContact;
use App\Domain\People\PersonDetails;
use App\Enums\BetstopCheckPurpose;
use App\Enums\BetstopCheckResult;
use App\Enums\BetstopState;
use App\Enums\ExclusionReason;
use App\Enums\SuppressionReason;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Betstop\BetstopAnswer;
use App\Infrastructure\Betstop\BetstopPerson;
use App\Infrastructure\Betstop\BetstopRegister;
use App\Models\BetstopCheck;
use App\Models\Client;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/**
 * Checks a client against the BetStop register and stores the answer.
 *
 * `registered` marks the client; `clear` marks only an unchecked client. A check never removes a mark: the end of an exclusion
 * comes as a notice of the register, which staff verify.
 */
final readonly class RunBetstopCheck
{
    public function __construct(
        private BetstopRegister $register,
        private AuditTrail $audit,
        private DoNotContact $doNotContact,
        private OpenExclusionCase $cases,
    ) {}

    public function handle(Client $client, BetstopCheckPurpose $purpose, ?User $officer): BetstopCheck
    {
        // Outside the transaction, because the register may take seconds.
        $asked = BetstopPerson::of($client);

        return $this->record($client, $asked, $this->register->check($asked), $purpose, ['user_id' => $officer?->id]);
    }

    /**
     * Stores an answer about a client.
     *
     * @param  array{user_id?: int|null, betstop_run_id?: int, line?: int}  $origin
     */
    public function record(Client $client, BetstopPerson $asked, BetstopAnswer $answer, BetstopCheckPurpose $purpose, array $origin = []): BetstopCheck
    {
        $answeredAt = CarbonImmutable::now();

        return DB::transaction(function () use ($client, $asked, $answer, $purpose, $origin, $answeredAt): BetstopCheck {
            $current = Client::query()->lockForUpdate()->findOrFail($client->id);
            $check = BetstopCheck::query()->create([
                'person_type' => $client->getMorphClass(), 'person_id' => $client->id, 'purpose' => $purpose,
                'request_hash' => $asked->fingerprint(), 'result' => $answer->result, 'checked_at' => $answeredAt,
                'valid_until' => $answer->validUntil, 'evidence' => $answer->evidence, ...$origin,
            ]);
            $this->mark($current, $check, $answer, BetstopPerson::of($current)->is($asked), $origin['user_id'] ?? null);
            if ($answer->result === BetstopCheckResult::Registered) {
                $this->doNotContact->person(
                    new PersonDetails(
                        $current->first_name,
                        $current->last_name,
                        $current->date_of_birth,
                        $current->email,
                        $current->mobile_e164 === null ? [] : [$current->mobile_e164],
                    ),
                    SuppressionReason::Betstop,
                    $origin['user_id'] ?? null,
                );
            }

            return $check;
        }, 3);
    }

    /** @param  bool  $isSame  false when the client's identity was edited since, so that `clear` does not apply */
    private function mark(Client $client, BetstopCheck $check, BetstopAnswer $answer, bool $isSame, ?int $actorId): void
    {
        $before = $client->betstop_state;
        $after = match (true) {
            $answer->result === BetstopCheckResult::Registered => BetstopState::Registered,
            $isSame && $answer->result === BetstopCheckResult::Clear && $before === BetstopState::Unchecked => BetstopState::Clear,
            default => $before,
        };

        if ($after !== $before) {
            Client::query()->whereKey($client->id)->update(['betstop_state' => $after]);
        }
        if ($after !== $before && $after === BetstopState::Registered) {
            $this->cases->handle($client, ExclusionReason::Betstop, $actorId);
        }
        $this->audit->record(
            'client.betstop_checked',
            $client,
            $after === $before ? [] : ['betstop_state' => $before->value],
            [...($after === $before ? [] : ['betstop_state' => $after->value]), 'betstop_check_id' => $check->id, 'result' => $answer->result->value],
        );
    }
}
