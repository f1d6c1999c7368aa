<?php

declare(strict_types=1);

namespace App\Services\Exclusions;

use App\Enums\BetstopState;
use App\Enums\LeadStatus;
use App\Models\Client;
use App\Models\DbClient;
use App\Models\Lead;
use App\Services\Matching\PersonFacts;

/** What we hold against the person of a record: by its own mark, whatever else is known of them, or by who they are. */
final readonly class RecordExclusion
{
    public function __construct(private ExclusionCheck $check) {}

    public function of(Client|Lead|DbClient $record): ?Exclusion
    {
        return match (true) {
            $record instanceof Client => self::markOfClient($record) ?? $this->check->find(PersonFacts::ofClient($record)),
            $record instanceof Lead => self::markOfLead($record) ?? $this->check->find(PersonFacts::ofLead($record)),
            default => $this->check->find(PersonFacts::ofDbClient($record)),
        };
    }

    private static function markOfClient(Client $client): ?Exclusion
    {
        return match (true) {
            $client->is_barred => new Exclusion('barred', "{$client->full_name} (PIN {$client->pin}) is a client who is barred"),
            $client->betstop_state === BetstopState::Registered => new Exclusion('betstop', "{$client->full_name} (PIN {$client->pin}) is a client who is on the BetStop register"),
            default => null,
        };
    }

    private static function markOfLead(Lead $lead): ?Exclusion
    {
        return $lead->status === LeadStatus::Barred ? new Exclusion('barred', "{$lead->full_name} is a lead who is barred") : null;
    }
}
