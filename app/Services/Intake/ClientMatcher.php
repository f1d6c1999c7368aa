<?php

declare(strict_types=1);

namespace App\Services\Intake;

use App\Enums\ClientStatus;
use App\Models\Client;
use App\Services\Search\TermFolder;
use Illuminate\Database\Eloquent\Collection;
use Illuminate\Support\Facades\DB;

/**
 * Finds the client that money came from, and only when it is certain:
 *
 * 1. The digits behind the payer's name are the PIN of a client, and the payer's name ends with that client's surname. Or
 * 2. the payer's name is the full name of exactly one client.
 *
 * Names are compared folded: without case, accents, apostrophes and hyphens. Closed and deleted clients are never matched.
 * When the PIN says one client and the name exactly one other, nothing is certain; a person decides.
 */
final readonly class ClientMatcher
{
    public function match(PaymentDescription $payment): ?Client
    {
        if ($payment->payerName === null || $payment->reference === null) {
            return null;
        }

        $words = self::words($payment->payerName);
        $byPin = $this->byPin($payment->reference, $words);
        $byName = $this->byName($words);
        $named = $byName->count() === 1 ? $byName->first() : null;

        if ($byPin !== null && $named !== null && ! $byPin->is($named)) {
            return null;
        }

        return $byPin ?? $named;
    }

    /** @param  list<string>  $words */
    private function byPin(string $pin, array $words): ?Client
    {
        $client = Client::query()->where('pin', $pin)->where('status', '!=', ClientStatus::Closed)->first();
        if ($client === null) {
            return null;
        }

        $surname = self::words($client->last_name);

        return $surname !== [] && array_slice($words, -count($surname)) === $surname ? $client : null;
    }

    /**
     * The search index holds every word of every name, so the candidates are few; then the whole name must agree.
     *
     * @param  list<string>  $words
     * @return Collection<int, Client>
     */
    private function byName(array $words): Collection
    {
        $distinct = array_values(array_unique($words));
        if ($distinct === []) {
            return new Collection;
        }

        $candidates = DB::table('search_terms')
            ->select('subject_id')
            ->where('subject_type', (new Client)->getMorphClass())
            ->whereIn('term', $distinct)
            ->groupBy('subject_id')
            ->havingRaw('count(*) = ?', [count($distinct)]);

        return Client::query()
            ->whereIn('id', $candidates)
            ->where('status', '!=', ClientStatus::Closed)
            ->get()
            ->filter(static fn (Client $client): bool => self::words($client->full_name) === $words)
            ->values();
    }

    /** @return list<string> a name's words as the search index holds them */
    private static function words(string $name): array
    {
        $words = array_map(
            static fn (string $word): string => TermFolder::term((string) preg_replace('/[^a-z0-9]/', '', $word)),
            preg_split('/[\s\/-]+/', TermFolder::plain($name)) ?: [],
        );

        return array_values(array_filter($words, static fn (string $word): bool => $word !== ''));
    }
}
