<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Data\Clients\BackgroundEntry;
use App\Models\Client;
use App\Models\ClientBackground;
use App\Support\DataFactory;

/** The latest background entries of a client. */
final readonly class ClientBackgroundQuery
{
    /** Older entries are in the activity log. */
    private const SHOWN = 50;

    /** @return list<BackgroundEntry> */
    public function entries(Client $client): array
    {
        return array_values(ClientBackground::query()->with('user')
            ->where('client_id', $client->id)->latest('id')->limit(self::SHOWN)->get()
            ->map(self::entry(...))->all());
    }

    private static function entry(ClientBackground $background): BackgroundEntry
    {
        return DataFactory::make(BackgroundEntry::class, $background, [
            'kyc_at' => $background->kyc_at?->toDateString(),
            'recorded_at' => $background->created_at->toIso8601ZuluString(),
            'author_name' => $background->user?->full_name,
        ]);
    }
}
