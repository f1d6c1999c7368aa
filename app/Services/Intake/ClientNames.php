<?php

declare(strict_types=1);

namespace App\Services\Intake;

use App\Models\Client;
use App\Services\Search\TermFolder;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Support\Facades\DB;

/** Names as they are compared: folded, without case, accents, apostrophes and hyphens. */
final readonly class ClientNames
{
    /** @return list<string> a name's words as the search index holds them */
    public static function words(string $name): array
    {
        $words = array_map(
            static fn (string $word): string => TermFolder::term((string) preg_replace('/[^a-z0-9]/', '', $word)),
            preg_split('/[\s\/-]+/', TermFolder::plain($name)) ?: [],
        );

        return array_values(array_filter($words, static fn (string $word): bool => $word !== ''));
    }

    /** @param  list<string>  $words */
    public static function are(array $words, Client $client): bool
    {
        return self::words($client->full_name) === $words;
    }

    /**
     * The search index holds every word of every name, so these are few; the caller compares the whole name.
     *
     * @param  list<string>  $words  at least one
     * @return Builder<Client> clients that have all of the words; deleted ones never
     */
    public static function candidates(array $words): Builder
    {
        $distinct = array_values(array_unique($words));

        return Client::query()->whereIn('id', DB::table('search_terms')
            ->select('subject_id')
            ->where('subject_type', (new Client)->getMorphClass())
            ->whereIn('term', $distinct)
            ->groupBy('subject_id')
            ->havingRaw('count(*) = ?', [count($distinct)]));
    }
}
