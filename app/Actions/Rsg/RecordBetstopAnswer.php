<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Actions\Leads\BarLead;
use App\Domain\DbClients\DoNotContact;
use App\Domain\Matches\NoticeMatcher;
use App\Domain\People\PersonDetails;
use App\Domain\People\SamePersonReader;
use App\Domain\Protection\Exclusion;
use App\Enums\BetstopCheckPurpose;
use App\Enums\BetstopCheckResult;
use App\Enums\LeadStatus;
use App\Enums\SuppressionReason;
use App\Infrastructure\Betstop\BetstopAnswer;
use App\Infrastructure\Betstop\BetstopPerson;
use App\Models\BetstopCheck;
use App\Models\Client;
use App\Models\DbClient;
use App\Models\Lead;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Collection;
use Illuminate\Support\Facades\DB;

/**
 * Stores an answer about a person who was typed in, listed or refused an account. Only the hash of the details and the evidence are stored, unless the
 * person is registered and certainly a client, also under other details when a colleague linked or confirmed them: then these clients are
 * marked, like by a check of their own.
 */
final readonly class RecordBetstopAnswer
{
    public function __construct(
        private NoticeMatcher $matcher,
        private SamePersonReader $same,
        private RunBetstopCheck $clients,
        private DoNotContact $doNotContact,
        private BarLead $bar,
    ) {}

    /**
     * @param  array{user_id?: int|null, betstop_run_id?: int, line?: int}  $origin
     * @param  Lead|DbClient|null  $record  with the details. It gets the check, and a registered person's is barred or suppressed.
     */
    public function handle(
        BetstopPerson $asked,
        BetstopAnswer $answer,
        BetstopCheckPurpose $purpose,
        array $origin = [],
        Lead|DbClient|null $record = null,
    ): BetstopCheck {
        return DB::transaction(function () use ($asked, $answer, $purpose, $origin, $record): BetstopCheck {
            $person = new PersonDetails($asked->firstName, $asked->lastName, $asked->dateOfBirth, $asked->email, $asked->phones(), postcode: $asked->postcode);
            $check = null;
            if ($answer->result === BetstopCheckResult::Registered) {
                $this->doNotContact->person($person, SuppressionReason::Betstop, $origin['user_id'] ?? null);
                foreach ($this->matcher->certain($person)->concat($this->others($record))->unique('id')->sortBy('id') as $client) {
                    $check = $this->clients->record($client, $asked, $answer, $purpose, $origin);
                }
                $record === null ?: $this->exclude($record, "{$person->fullName()} is on the BetStop register.", $origin['user_id'] ?? null);
            }

            return ($record === null ? $check : null)
                ?? BetstopCheck::query()->create([
                    'person_type' => $record?->getMorphClass(),
                    'person_id' => $record?->id,
                    'purpose' => $purpose,
                    'request_hash' => $asked->fingerprint(),
                    'result' => $answer->result,
                    'checked_at' => CarbonImmutable::now(),
                    'valid_until' => $answer->validUntil,
                    'evidence' => $answer->evidence,
                    ...$origin,
                ]);
        }, 3);
    }

    /** @return Collection<int, Client> the clients that a lead or DB client became, or that a colleague confirmed to be the same person */
    private function others(Lead|DbClient|null $record): Collection
    {
        $records = $record === null ? [] : [[$record->getMorphClass(), $record->id]];
        if ($record instanceof DbClient && $record->lead_id !== null) {
            $records[] = ['lead', $record->lead_id];
        }
        $ids = [];
        foreach ($records as [$type, $id]) {
            foreach (array_keys(array_filter($this->same->decided($type, [$id])[$id] ?? [])) as $key) {
                [$otherType, $otherId] = explode(':', $key);
                $ids = $otherType === 'client' ? [...$ids, (int) $otherId] : $ids;
            }
        }

        return Client::query()->whereKey($ids)->get();
    }

    private function exclude(Lead|DbClient $record, string $reason, ?int $actorId): void
    {
        $current = $record instanceof Lead ? Lead::query()->lockForUpdate()->find($record->id) : DbClient::query()->lockForUpdate()->find($record->id);
        $lead = $current instanceof DbClient ? Lead::query()->find($current->lead_id) : null;
        $lead === null ?: $this->exclude($lead, $reason, $actorId);
        match (true) {
            $current instanceof DbClient => $this->doNotContact->dbClient($current, new Exclusion('betstop', $reason), $actorId),
            $current instanceof Lead && ! in_array($current->status, [LeadStatus::Barred, LeadStatus::Converted], true) => $this->bar->handle($current, $reason),
            default => null,
        };
    }
}
