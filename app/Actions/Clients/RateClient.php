<?php

declare(strict_types=1);

namespace App\Actions\Clients;

use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Database\SentFormRegistry;
use App\Models\Client;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/** Sets a client's rating. Setting the same rating again records a review. */
final readonly class RateClient
{
    public function __construct(private AuditTrail $audit, private SentFormRegistry $forms) {}

    /**
     * @param  int|null  $seen  the rating on the user's page
     * @param  string|null  $reference  identifies the form, so that a repeated submit is one review
     *
     * @throws ChangedMeanwhileException when the rating differs from the one on the page
     */
    public function handle(Client $client, int $rating, User $reviewer, ?int $seen, ?string $reference = null): Client
    {
        $content = ['rating', $client->id, $rating];

        return $this->forms->once(
            $reviewer,
            $reference,
            Client::class,
            $content,
            fn (): Client => DB::transaction(function () use ($client, $rating, $reviewer, $seen): Client {
                $current = Client::query()->lockForUpdate()->findOrFail($client->id);
                $before = $current->client_rating;
                if ($seen !== $before) {
                    throw ChangedMeanwhileException::decided(
                        'client',
                        $before === null ? 'unrated' : "rated {$before}",
                        User::withTrashed()->find($current->rating_reviewed_by),
                        $current->rating_reviewed_at,
                    );
                }

                $current->client_rating = $rating;
                $current->rating_reviewed_at = CarbonImmutable::now();
                $current->rating_reviewed_by = $reviewer->id;
                $current->save();

                $this->audit->record('client.rated', $current, ['client_rating' => $before], ['client_rating' => $rating]);

                return $current;
            }),
        );
    }
}
