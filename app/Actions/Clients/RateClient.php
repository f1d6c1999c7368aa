<?php

declare(strict_types=1);

namespace App\Actions\Clients;

use App\Models\Client;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use App\Services\Records\SentForms;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/** Gives a client a rating; giving the same one again is a review too. */
final readonly class RateClient
{
    public function __construct(private AuditTrail $audit, private SentForms $forms) {}

    /**
     * It is {@see RatedMeanwhile} when another rating stands there than the one that was seen.
     *
     * @param  SeenRating|null  $seen  null where nobody looked at one
     * @param  string|null  $reference  of the choice on the page: sent twice, it is one review
     */
    public function handle(Client $client, int $rating, User $reviewer, ?SeenRating $seen = null, ?string $reference = null): Client
    {
        return $this->forms->once($reviewer, $reference, Client::class, ['rating', $client->id, $rating], fn (): Client => $this->rate($client, $rating, $reviewer, $seen));
    }

    private function rate(Client $client, int $rating, User $reviewer, ?SeenRating $seen): Client
    {
        return DB::transaction(function () use ($client, $rating, $reviewer, $seen): Client {
            $current = Client::query()->lockForUpdate()->findOrFail($client->id);
            $before = $current->client_rating;
            if ($seen !== null && $seen->value !== $before) {
                throw new RatedMeanwhile($current, User::withTrashed()->find($current->rating_reviewed_by));
            }

            $current->client_rating = $rating;
            $current->rating_reviewed_at = CarbonImmutable::now();
            $current->rating_reviewed_by = $reviewer->id;
            $current->save();

            $this->audit->record('client.rated', $current, ['client_rating' => $before], ['client_rating' => $rating]);

            return $current;
        });
    }
}
