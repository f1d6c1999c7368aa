<?php

declare(strict_types=1);

namespace App\Queries\Leads;

use App\Data\Leads\ConversionPreview;
use App\Data\Leads\DuplicateClient;
use App\Domain\Leads\LeadConversion;
use App\Domain\People\MatchCandidate;
use App\Domain\People\MatchFinder;
use App\Domain\People\PersonDetails;
use App\Models\Client;
use App\Models\Lead;
use App\Support\DataFactory;

/** The missing details and possible duplicates of a lead. The conversion checks both again. */
final readonly class ConversionPreviewQuery
{
    public function __construct(private MatchFinder $matches) {}

    public function of(Lead $lead): ConversionPreview
    {
        $candidates = $this->matches->find(PersonDetails::ofLead($lead), ['client']);
        $clients = Client::query()->whereKey(array_column($candidates, 'id'))->get()->keyBy('id');
        $known = array_filter($candidates, static fn (MatchCandidate $candidate): bool => $clients->has($candidate->id));

        return new ConversionPreview(LeadConversion::missing($lead), array_values(array_map(
            static fn (MatchCandidate $candidate): DuplicateClient => self::duplicate($candidate, $clients->findOrFail($candidate->id)),
            $known,
        )));
    }

    private static function duplicate(MatchCandidate $candidate, Client $client): DuplicateClient
    {
        return DataFactory::make(DuplicateClient::class, $client, [
            'score' => $candidate->score,
            'reasons' => $candidate->reasons,
            'is_likely' => $candidate->isLikely(),
            'url' => route('clients.edit', $client->id, absolute: false),
        ]);
    }
}
