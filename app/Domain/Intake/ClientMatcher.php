<?php

declare(strict_types=1);

namespace App\Domain\Intake;

use App\Domain\Clients\ClientPins;
use App\Domain\People\PersonName;
use App\Enums\ClientStatus;
use App\Models\Client;
use App\Support\PaymentDescription;
use Illuminate\Database\Eloquent\Collection;
use Illuminate\Support\Facades\DB;

/**
 * Finds the client who made a payment, only when it is certain:
 *
 * 1. The digits after the payer's name are a client's PIN, and the payer's name ends with that client's surname. Or
 * 2. the payer's name is the full name of exactly one client.
 *
 * Names are compared as {@see PersonName} prepares them. Closed and deleted clients are never matched. When the PIN and the name identify
 * different clients, a colleague decides.
 */
final readonly class ClientMatcher
{
    public function match(PaymentDescription $payment): ?Client
    {
        if ($payment->payerName === null || $payment->reference === null) {
            return null;
        }

        $payer = PersonName::fromWords(PersonName::split($payment->payerName));
        $byPin = $this->byPin($payment->reference, $payer);
        $byName = $this->byName($payer);
        $named = $byName->count() === 1 ? $byName->first() : null;

        if ($byPin !== null && $named !== null && ! $byPin->is($named)) {
            return null;
        }

        return $byPin ?? $named;
    }

    private function byPin(string $pin, PersonName $payer): ?Client
    {
        $client = ClientPins::find($pin);
        if ($client === null || $client->status === ClientStatus::Closed) {
            return null;
        }

        $surname = PersonName::ofClient($client)->surname();

        return $surname !== [] && array_slice($payer->words, -count($surname)) === $surname ? $client : null;
    }

    /** @return Collection<int, Client> found by all words in the search index, then compared by the whole name */
    private function byName(PersonName $payer): Collection
    {
        if ($payer->words === []) {
            return new Collection;
        }

        $words = array_values(array_unique($payer->words));
        $named = DB::table('search_terms')->select('subject_id')->where('subject_type', (new Client)->getMorphClass())
            ->whereIn('term', $words)->groupBy('subject_id')->havingRaw('count(*) = ?', [count($words)]);

        return Client::query()->whereIn('id', $named)
            ->where('status', '!=', ClientStatus::Closed)
            ->get()
            ->filter(static fn (Client $client): bool => PersonName::ofClient($client)->key() === $payer->key())
            ->values();
    }
}
