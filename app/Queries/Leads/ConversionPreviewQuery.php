<?php

declare(strict_types=1);

namespace App\Queries\Leads;

use App\Data\Leads\ConversionPreview;
use App\Data\Leads\DuplicateClient;
use App\Domain\Leads\LeadCompleteness;
use App\Domain\Leads\LeadDuplicates;
use App\Domain\Matches\MatchCandidate;
use App\Models\Client;
use App\Models\Lead;
use App\Support\DataFactory;

/** Missing details and likely duplicates before a conversion. The conversion checks again. */
final readonly class ConversionPreviewQuery
{
    public function __construct(private LeadDuplicates $duplicates) {}

    public function of(Lead $lead): ConversionPreview
    {
        $candidates = $this->duplicates->of($lead);
        $clients = Client::query()->whereKey(array_column($candidates, 'id'))->get()->keyBy('id');
        $known = array_filter($candidates, static fn (MatchCandidate $candidate): bool => $clients->has($candidate->id));

        return new ConversionPreview(LeadCompleteness::missing($lead), array_values(array_map(
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
