<?php

declare(strict_types=1);

namespace App\Actions\Clients;

use App\Models\Client;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/** Gives a client a rating; giving the same one again is a review too. */
final readonly class RateClient
{
    public function __construct(private AuditTrail $audit) {}

    public function handle(Client $client, int $rating, User $reviewer): void
    {
        DB::transaction(function () use ($client, $rating, $reviewer): void {
            $current = Client::query()->lockForUpdate()->findOrFail($client->id);
            $before = $current->client_rating;

            $current->client_rating = $rating;
            $current->rating_reviewed_at = CarbonImmutable::now();
            $current->rating_reviewed_by = $reviewer->id;
            $current->save();

            $this->audit->record('client.rated', $current, ['client_rating' => $before], ['client_rating' => $rating]);
        });
    }
}
