<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Domain\DbClients\DoNotContact;
use App\Domain\Matches\NoticeMatcher;
use App\Domain\People\PersonDetails;
use App\Enums\BetstopCheckPurpose;
use App\Enums\BetstopCheckResult;
use App\Enums\SuppressionReason;
use App\Infrastructure\Betstop\BetstopAnswer;
use App\Infrastructure\Betstop\BetstopPerson;
use App\Models\BetstopCheck;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/**
 * Stores an answer about a person who was typed in, listed or refused an account. Only the hash of the details and the evidence are stored, unless the
 * person is registered and certainly a client: then these clients are marked, like by a check of their own.
 */
final readonly class RecordBetstopAnswer
{
    public function __construct(private NoticeMatcher $matcher, private RunBetstopCheck $clients, private DoNotContact $doNotContact) {}

    /** @param  array{user_id?: int|null, betstop_run_id?: int, line?: int}  $origin */
    public function handle(BetstopPerson $asked, BetstopAnswer $answer, BetstopCheckPurpose $purpose, array $origin = []): BetstopCheck
    {
        return DB::transaction(function () use ($asked, $answer, $purpose, $origin): BetstopCheck {
            $person = new PersonDetails($asked->firstName, $asked->lastName, $asked->dateOfBirth, $asked->email, $asked->phones(), postcode: $asked->postcode);
            $check = null;
            if ($answer->result === BetstopCheckResult::Registered) {
                $this->doNotContact->person($person, SuppressionReason::Betstop, $origin['user_id'] ?? null);
                foreach ($this->matcher->certain($person) as $client) {
                    $check = $this->clients->record($client, $asked, $answer, $purpose, $origin);
                }
            }

            return $check ?? BetstopCheck::query()->create([
                'purpose' => $purpose, 'request_hash' => $asked->fingerprint(), 'result' => $answer->result, 'checked_at' => CarbonImmutable::now(),
                'valid_until' => $answer->validUntil, 'evidence' => $answer->evidence, ...$origin,
            ]);
        }, 3);
    }
}
